/**
 * The key of an unsent enquiry in `sessionStorage` (decisions, section 4.7). It has a file of its own
 * because the form's code and the scripts of a page must not share a module: what they share would
 * become a script file that pages load.
 */
export const draftKey = 'enquiry-draft'
