/**
 * How the thank-you page comes to show a reference without JavaScript: the service names it in the
 * address, and writes it into the page that it serves under that address. Built by itself the page
 * holds the placeholder, hidden; so another host serves a page without a reference.
 */
export const referenceParameter = 'reference'

/** What stands in the built page where the reference belongs. */
export const referencePlaceholder = '{reference}'

/** The attribute of the element that is hidden as long as it holds the placeholder. */
export const referenceAttribute = 'data-reference'
