/**
 * In every page: browsers that support it prerender the page behind a hovered link, so that it appears at once
 * when clicked (HTML, section 7.6). Inline, because a file would compete with the first picture.
 *
 * Every page of the site, but no response of the service and no download. Links of the language menu are
 * excluded because they store the language when pressed: prerendered before that, an unprefixed page would
 * still follow the old one and redirect back.
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
