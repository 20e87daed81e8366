/**
 * Why a form posted without JavaScript is refused: it is too large, the service is too busy, or it
 * did not come from our form or could not be handled. The response is a page without the form,
 * unless the form could be read and is shown again.
 */
export const unsentReasons = ['too-long', 'busy', 'refused'] as const

export type UnsentReason = (typeof unsentReasons)[number]

/** Why a form was refused that can be shown again. */
export type Refusal = Exclude<UnsentReason, 'too-long'>

/** The folder of the built site with these pages, one for each reason, in every language. */
export const unsentFolder = 'not-sent'
