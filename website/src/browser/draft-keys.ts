/*
 * What the form's code shares with scripts within a page. It has a file of its own because a module that
 * the form and a page's processed script share would become a script file that every page loads.
 */

/** The key of an unsent enquiry in `sessionStorage` (decision 15). */
export const draftKey = 'enquiry-draft'

/** The channel on which pages hear that the draft has changed (draft-changes.ts). */
export const draftChannel = 'enquiry-draft'

/** The key in `history.state` under which the forms of a page keep what they have shown. */
export const historyKey = 'enquiryForms'
