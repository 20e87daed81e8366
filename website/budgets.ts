/**
 * What pages may weigh, in bytes over the wire, brotli where it applies
 * (docs/decisions/0010-first-screen-in-the-first-round-trip.md).
 */
export const budgets = {
  /**
   * What a server may send before it waits for the first acknowledgement: ten packets (RFC 6928) of
   * 1,460 bytes. Response headers and the first screen of every page have to fit.
   */
  firstRoundTrip: 14_600,
  /** The HTML of a page with its styles; its inline scripts have a budget of their own. */
  htmlAndCss: 20_000,
  /** From this weight on the build warns, so that nobody is surprised by the limit above. */
  htmlAndCssWarning: 17_000,
  /**
   * The inline scripts of a page. Astro's own runtime for islands takes 1,600 of them; menus for browsers
   * without popovers, and a Send that is pressed early, have to be there before the form's code.
   */
  inlineScript: 4_500,
  /** The one font file of a page. */
  font: 21_000,
  /** Every script file that the form loads once a visitor interacts. */
  formCode: 75_000,
}
