/**
 * Browsers that support it prerender the page of a hovered link (HTML, section 7.6), but no response of the service, no
 * download and no translation: choosing a language stores it, and a page prerendered before would still redirect to the
 * old one. Inline in every page, because a file would compete with the first picture.
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
