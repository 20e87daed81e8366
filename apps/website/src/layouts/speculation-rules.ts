/** Browsers prerender the page of a hovered link, but no translation, which would still redirect to the old language. */
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
