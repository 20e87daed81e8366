/** How long a note about an enquiry may be, in UTF-16 units, as in `maxlength`. */
export const maxNoteLength = 4_000
