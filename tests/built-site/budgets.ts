/**
 * What pages may weigh, in bytes over the wire, with brotli where it applies (decision 10).
 */
export const budgets = {
  /**
   * What a server may send before the first acknowledgement: ten packets (RFC 6928) of 1,460 bytes.
   * Response headers and the first screen of every page have to fit.
   */
  firstRoundTrip: 14_600,
  /** The HTML of a page with its styles; its inline scripts have a budget of their own. */
  htmlAndCss: 20_000,
  /** That of Services, which has the survey. */
  servicesHtmlAndCss: 26_000,
  /** The inline scripts of a page: theme, language, menus, panel, and what loads the form's code. */
  inlineScript: 3_000,
  /** The one font file of a page. */
  font: 21_000,
  /** Every script file that the form loads once it is seen. */
  formCode: 75_000,
}
