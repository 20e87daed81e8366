import type { MessageKey, Messages } from '../../../i18n/messages.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'

const sharedKeys = [
  'REQUIRED_HINT',
  'FIRST_NAME',
  'LAST_NAME',
  'PHONE',
  'COMPANY_NAME',
  'EMAIL',
  'SOURCE',
  'SOURCE_PLACEHOLDER',
  'SOURCE_SOCIAL',
  'SOURCE_FRIEND',
  'SOURCE_WEBSITE',
  'SOURCE_OTHERS',
  'OTHER_SOURCE',
  'HONEYPOT',
  'OFFLINE',
  'ROOM_LEFT',
  'TOO_LONG_BY',
  'TOO_LONG',
  'SEND',
  'SUBMITTING',
  'F_REQUIRED',
  'L_REQUIRED',
  'P_REQUIRED',
  'E_REQUIRED',
  'E_INVALID',
  'S_REQUIRED',
  'OTHER_REQUIRED',
  'ERROR_SUMMARY',
  'ERROR_TITLE_PREFIX',
  'FORM_SUBMITTED',
  'SOMETHING_WENT_WRONG',
  'SENT_REFERENCE',
  'CHANGED_SINCE',
  'RESCUE_TITLE',
  'RESCUE_RETRY',
  'RESCUE_EMAIL',
  'RESCUE_EMAIL_PASTE',
  'RESCUE_CALL',
  'RESCUE_COPY',
  'RESCUE_COPIED',
  'MAIL_SUBJECT',
] as const satisfies readonly MessageKey[]

type SharedKey = (typeof sharedKeys)[number]

/** The texts of the form; they travel inside the page, so there are no others among them. */
export type FormTexts = Record<SharedKey | 'MESSAGE', string>

/** Picks the form's texts. Panel and page differ in the label of the message only. */
export function formTexts(messages: Messages, variant: EnquiryVariant): FormTexts {
  const shared = Object.fromEntries(sharedKeys.map((key) => [key, messages[key]]))
  return {
    ...(shared as Record<SharedKey, string>),
    MESSAGE: variant === 'page' ? messages.MESSAGE_CONTACT : messages.MESSAGE_PANEL,
  }
}
