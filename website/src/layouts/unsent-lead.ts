import type { FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import type { Messages } from '../../../i18n/messages.ts'

/**
 * Replaces the lead of the contact page when a form is shown again: why the enquiry was not sent, and where
 * its text is. `undefined` where the form itself says so.
 */
export function unsentLead(
  { valuesLeftOut, refusal }: FormAnswer,
  t: Messages,
): string | undefined {
  if (valuesLeftOut) return t.VALUES_LEFT_OUT
  if (refusal === undefined) return undefined
  const reason = { busy: t.NOT_SENT_BUSY, refused: t.NOT_SENT_REFUSED }[refusal]
  return `${reason} ${t.NOT_SENT_TEXT_KEPT}`
}
