/**
 * How the thank-you page shows a reference without JavaScript: the service puts it into the
 * address, and replaces the placeholder in the page that it serves there. In the built page the
 * element with the placeholder is hidden, so that another host serves a page without a reference.
 */
export const referenceParameter = 'reference'

/** Replaced by the reference. */
export const referencePlaceholder = '{reference}'

/** The attribute of the element that is hidden while it contains the placeholder. */
export const referenceAttribute = 'data-reference'
