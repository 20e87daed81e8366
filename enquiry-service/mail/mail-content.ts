import type { FieldName, Source } from '../../enquiry-contract/form-values.ts'
import { toFormValues } from '../../enquiry-contract/payload.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import { sourceLabels } from '../../enquiry-contract/source-labels.ts'
import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import { localeTags, regionalTags, type Locale } from '../../i18n/locales.ts'
import { messages, type MessageKey } from '../../i18n/messages.ts'
import type { SpamMark, StoredEnquiry } from '../store/enquiry-store.ts'
import { multiLine, shortened, singleLine } from './clean-text.ts'

/** A line of the mail's table; `link` opens what the value names. */
export interface MailFact {
  label: string
  value: string
  link?: string | undefined
}

/** What a mail says, free of layout and of control characters, in the company's language. */
export interface MailContent {
  language: Locale
  subject: string
  /** The visitor's name, short enough for a header. */
  name: string
  intro: string
  message: string
  facts: MailFact[]
  replyHint: string
}

/** A header that is longer makes some mail servers refuse the mail; the table has the full name. */
const nameInHeaders = 80

const markKeys: Record<SpamMark, MessageKey> = {
  honeypot: 'MAIL_MARK_HONEYPOT',
  'too-fast': 'MAIL_MARK_TOO_FAST',
  'too-many': 'MAIL_MARK_TOO_MANY',
}

export function mailContent(enquiry: StoredEnquiry, language: Locale): MailContent {
  const text = messages[language]
  const values = toFormValues(enquiry.payload)
  const line = (field: FieldName) => singleLine(values[field])
  const name = shortened(singleLine(`${values.firstName} ${values.lastName}`), nameInHeaders)
  const reference = referenceOf(enquiry.id)
  const source = text[sourceLabels[values.source as Source]]
  const otherSource = line('otherSource')
  const subject = fillPlaceholders(text.MAIL_SUBJECT, { reference, name })
  const { mark } = enquiry
  // Every field of the form, so that none is forgotten; these two stand elsewhere in the mail.
  const answers: Record<Exclude<FieldName, 'message' | 'otherSource'>, MailFact> = {
    firstName: { label: text.FIRST_NAME, value: line('firstName') },
    lastName: { label: text.LAST_NAME, value: line('lastName') },
    phone: { label: text.PHONE, value: line('phone'), link: phoneLink(line('phone')) },
    companyName: { label: text.COMPANY_NAME, value: line('companyName') },
    email: { label: text.EMAIL, value: line('email'), link: mailtoLink(line('email')) },
    source: { label: text.SOURCE, value: otherSource ? `${source}: ${otherSource}` : source },
  }

  return {
    language,
    subject: mark ? fillPlaceholders(text.MAIL_MARKED_SUBJECT, { subject }) : subject,
    name,
    intro: fillPlaceholders(text.MAIL_INTRO, { name }),
    message: multiLine(values.message) || text.MAIL_NO_MESSAGE,
    facts: [
      ...Object.values(answers),
      { label: text.MAIL_LANGUAGE, value: languageName(enquiry.locale, language) },
      { label: text.MAIL_RECEIVED, value: dateAndTime(enquiry.receivedAt, language) },
      { label: text.MAIL_REFERENCE, value: reference },
      { label: text.MAIL_MARK, value: mark ? text[markKeys[mark]] : '' },
    ].filter(({ value }) => value !== ''),
    replyHint: fillPlaceholders(text.MAIL_REPLY_HINT, { name }),
  }
}

/** Any text counts as a phone number; what holds no digits cannot be called. */
function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** `languageName('fr', 'de')` is "Französisch". */
function languageName(locale: Locale, language: Locale): string {
  const names = new Intl.DisplayNames(localeTags[language], { type: 'language', fallback: 'code' })
  return names.of(locale) ?? locale
}

export function dateAndTime(time: number, language: Locale): string {
  return new Intl.DateTimeFormat(regionalTags[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(time)
}
