/**
 * Why a form posted without JavaScript is answered by a page without the form: it is larger than the
 * service takes, there is too much to do at present, or it is none of ours or failed.
 */
export const unsentReasons = ['too-long', 'busy', 'refused'] as const

export type UnsentReason = (typeof unsentReasons)[number]

/** The folder of the built site with these pages, one for each reason; below it in every language. */
export const unsentFolder = 'not-sent'
