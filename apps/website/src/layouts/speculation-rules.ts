/**
 * Browsers that support it prerender the page of a hovered link, so that it appears at once when clicked (HTML, section
 * 7.6). Inline in every page, because a file would compete with the first picture.
 *
 * Includes every page of the site, but no response of the service and no download. Excludes links of the language menu,
 * which store the language when clicked: an unprefixed page that is prerendered earlier would redirect to the old one.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/send-mail*', '/country*', '/*.*'] } },
          { not: { selector_matches: '[download], [target=_blank], [data-language]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
