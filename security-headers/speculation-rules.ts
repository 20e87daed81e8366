/** Where the rules stand; browsers want the type below, which no file extension stands for. */
export const speculationRulesPath = '/speculation-rules.json'
export const speculationRulesType = 'application/speculationrules+json'

/**
 * Sent with every page: browsers that know it prepare the page behind a link that the pointer rests
 * on, so that it is there when it is clicked (HTML, section 7.6).
 */
export const speculationRulesHeader = { 'Speculation-Rules': `"${speculationRulesPath}"` } as const

/**
 * Every page of ours, but nothing that the service answers or that is downloaded. A language's link
 * stores the language when it is pressed: prepared before, an unprefixed page would still follow the
 * old one, and go back where the visitor comes from.
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
