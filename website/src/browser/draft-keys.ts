/*
 * Names that the form's code shares with inline scripts. Kept apart because a module that the form and a
 * page's processed script share becomes a script file that every page loads.
 */

/** The key of an unsent enquiry in `sessionStorage` (decision 15). */
export const draftKey = 'enquiry-draft'

/** The channel that announces changes of the draft (draft-changes.ts). */
export const draftChannel = draftKey

/** The key in `history.state` under which the forms of a page keep their notes (history-note.ts). */
export const historyKey = 'enquiryForms'

/** The event of an island that is not hydrated, because the browser has translated it (interaction.ts). */
export const formTranslated = 'formtranslated'
