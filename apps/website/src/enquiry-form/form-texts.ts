import { definitionOf, errorCodes, fieldNames, fields, plainLabelOf } from '@site/enquiry/fields.ts'
import type { MessageKey, Messages } from '@site/company/i18n/messages.ts'

/** Only the texts that the form needs, because every page contains them as data. */
const formKeys: readonly MessageKey[] = [
  'REQUIRED_HINT',
  'HONEYPOT',
  'OFFLINE',
  'TOO_LONG',
  'SEND',
  'SUBMITTING',
  'ERROR_SUMMARY',
  'ERROR_TITLE_PREFIX',
  'FORM_SUBMITTED',
  'SOMETHING_WENT_WRONG',
  'SENT_REFERENCE',
  'SENT_NO_COPY',
  'SENT_ANOTHER',
  'RESCUE_TITLE',
  'RESCUE_RETRY',
  'RESCUE_EMAIL',
  'RESCUE_EMAIL_PASTE',
  'RESCUE_CALL',
  'RESCUE_COPY',
  'RESCUE_COPIED',
  'LABELLED',
  'MAIL_SUBJECT',
  ...errorCodes,
  fields.source.placeholder,
  ...Object.values(fields.source.options),
  ...fieldNames.flatMap((name) => {
    const { label, panelLabel = label } = definitionOf(name)
    return [label, panelLabel, plainLabelOf(name)]
  }),
]

/** Typed as all messages, but only those of the form exist (form-texts.test.ts). */
export type FormTexts = Messages

/** Picks the form's texts. */
export function formTexts(messages: Messages): FormTexts {
  return Object.fromEntries(formKeys.map((key) => [key, messages[key]])) as FormTexts
}
