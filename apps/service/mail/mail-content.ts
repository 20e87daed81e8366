import { definitionOf, fieldNames, fields, plainLabelOf } from '@site/enquiry/fields.ts'
import type { FieldDefinition, FieldName, FormValues } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages, type MessageKey, type Messages } from '@site/company/i18n/messages.ts'
import type { SpamMark, StoredEnquiry } from '../storage/enquiry-record.ts'
import { multiLine, shortened, singleLine } from '../text/clean-text.ts'

/** A row of the email's table; `link` makes the value a link. */
export interface MailFact {
  label: string
  value: string
  link?: string | undefined
}

/** The content of an email, without layout and control characters, in the company's language. */
export interface MailContent {
  language: Locale
  subject: string
  intro: string
  message: string
  facts: MailFact[]
  hint: string
}

/** The content of an enquiry's email, with the visitor's name for its headers. */
export type EnquiryContent = ReturnType<typeof mailContent>

/** Of the visitor. Some mail servers refuse an email with a longer header; the table shows the full name. */
const maxNameInHeaders = 80

/** The message is above the table, and `otherSource` in the row of the source. */
const rows = fieldNames.filter((name) => name !== 'message' && name !== 'otherSource')

/** The text for each mark. */
export const markKeys: Record<SpamMark, MessageKey> = {
  honeypot: 'MAIL_MARK_HONEYPOT',
  'too-fast': 'MAIL_MARK_TOO_FAST',
  'too-many': 'MAIL_MARK_TOO_MANY',
  owner: 'MAIL_MARK_OWNER',
}

/** The content shown in the email, which alone has a hint, and on the desk. */
export function mailContent(enquiry: StoredEnquiry, language: Locale) {
  const text = messages[language]
  const { values, mark } = enquiry
  const name = shortened(singleLine(`${values.firstName} ${values.lastName}`), maxNameInHeaders)
  const reference = referenceOf(enquiry.id)
  const subject = fillPlaceholders(text.MAIL_SUBJECT, { reference, name })

  return {
    language,
    subject: mark ? fillPlaceholders(text.MAIL_MARKED_SUBJECT, { subject }) : subject,
    name,
    intro: fillPlaceholders(text.MAIL_INTRO, { name }),
    message: multiLine(values.message) || text.MAIL_NO_MESSAGE,
    facts: [
      ...rows.map((field) => toFact(field, values, text)),
      { label: text.MAIL_LANGUAGE, value: languageNames([enquiry.locale], language) },
      { label: text.MAIL_RECEIVED, value: formatDateAndTime(enquiry.receivedAt, language) },
      { label: text.MAIL_REFERENCE, value: reference },
      { label: text.MAIL_MARK, value: mark ? text[markKeys[mark]] : '' },
    ].filter(({ value }) => value !== ''),
  }
}

function toFact(name: FieldName, values: FormValues, text: Messages): MailFact {
  const value = name === 'source' ? sourceLine(values, text) : singleLine(values[name])
  return { label: text[plainLabelOf(name)], value, link: fieldLink(definitionOf(name).kind, value) }
}

/** How the visitor heard of the company, in the visitor's own words if there are any. */
export function sourceLine(values: FormValues, text: Messages): string {
  const options: Partial<Record<string, MessageKey>> = fields.source.options
  const key = options[values.source]
  const source = key ? text[key] : singleLine(values.source)
  const inOwnWords = singleLine(values.otherSource)
  return inOwnWords ? labelled(source, inOwnWords, text) : source
}

/** `Others: a trade fair`, with the spaces of the language around the colon. */
export const labelled = (label: string, value: string, { LABELLED }: Messages): string =>
  fillPlaceholders(LABELLED, { label, value })

function fieldLink(kind: FieldDefinition['kind'], value: string): string | undefined {
  if (kind === 'tel') return phoneLink(value)
  return kind === 'email' ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : undefined
}

/** The zero that only calls from within the country need: +41 (0)79 123 45 67. */
const trunkPrefix = /^((?:\+|00)[\d ]+)\(0\)/

/** Words, and a slash between two numbers. */
const betweenNumbers = /[^\d\s+()/.\p{Pd}]+|\s\/\s/u

/** Calls the first number of the phone field, which accepts any text. */
function phoneLink(phone: string): string | undefined {
  const number = phone
    .replace(trunkPrefix, '$1')
    .split(betweenNumbers)
    .map((part) => part.replace(/[^\d+]/g, ''))
    .find((part) => /\d{3}/.test(part))
  return number && `tel:${number}`
}
