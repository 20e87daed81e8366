import { emptyValues, type FormValues } from '@site/enquiry/fields.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { shortened } from '../text/clean-text.ts'

/** Why an enquiry looks like spam: see `spamMark` (decision 18), or `owner`: the owner said so. */
export type SpamMark = 'honeypot' | 'too-fast' | 'too-many' | 'owner'

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  /** The idempotency key: a UUID in lower case. */
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  locale: Locale
  mark: SpamMark | null
  /** The source may be one that only an earlier version of the form offered. */
  values: FormValues
}

/** `cancelled` by the owner; `held` because too many enquiries or too much spam arrived. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'cancelled' | 'held'

/** An enquiry is `new` until it is answered, or marked as spam by the service or the owner. */
export type Review = 'new' | 'answered' | 'spam'

/** What a list of enquiries shows. */
export type View = Review | 'waiting' | 'held' | 'all'

/** How far an email is with the mailboxes of `MAIL_TO`, by address. */
export interface MailboxStates {
  accepted: Record<string, number>
  /** The server's last answer of each that has not accepted it yet. */
  refused: Record<string, { reason: string; attempts: number; dueAt: number }>
}

/** An enquiry with the state of its email. Times are in milliseconds since 1970. */
export interface EnquiryRecord {
  enquiry: StoredEnquiry
  /** When the owner marked it as answered, and the name of the person if she chose one. */
  answeredAt: number | null
  answeredBy: string | null
  note: string | null
  notedAt: number | null
  status: DeliveryStatus
  attempts: number
  dueAt: number
  /** When the mail server accepted the email or the owner cancelled it; `null` until then. */
  sentAt: number | null
  /** Why the last attempt failed, as the mail server said. */
  lastError: string | null
  /** The digest that lists it; `null` if it was never held. */
  digestId: string | null
  mailboxes: MailboxStates
}

/** What identifies an enquiry, and the digest that listed it. */
export type EnquiryKey = Pick<StoredEnquiry, 'id' | 'receivedAt'> & Pick<EnquiryRecord, 'digestId'>

/** Only the service writes these rows, so their JSON is not validated. */
export type EnquiryRow = Omit<StoredEnquiry, 'values'> & { payload: string }

export type MailboxesRow = Record<keyof MailboxStates, string | null>

export type RecordRow = Omit<EnquiryRecord, 'enquiry' | 'mailboxes'> & EnquiryRow & MailboxesRow

export const enquiryColumns = 'enquiry.id, received_at AS "receivedAt", locale, mark, payload'

/** Conditions and an order follow. */
export const selectRecords = `SELECT ${enquiryColumns}, answered_at AS "answeredAt",
    answered_by AS "answeredBy", note, noted_at AS "notedAt",
    CASE WHEN held THEN 'held' WHEN sent_at IS NULL THEN 'waiting'
      WHEN last_error IS NULL THEN 'delivered' ELSE 'cancelled' END AS status,
    attempts, due_at AS "dueAt", sent_at AS "sentAt", last_error AS "lastError",
    digest_id AS "digestId", accepted, refused
  FROM enquiry JOIN delivery USING (id)`

/** Conditions and an order follow. */
export const selectKeys = `SELECT enquiry.id, received_at AS "receivedAt", digest_id AS "digestId"
  FROM enquiry JOIN delivery USING (id)`

/** An enquiry from its row in the database. */
export function toStoredEnquiry({ payload, ...enquiry }: EnquiryRow): StoredEnquiry {
  return { ...enquiry, values: readStoredValues(payload) }
}

/** Fields added to the form later are empty. An error would stop every list, so unreadable text is shown as it is. */
function readStoredValues(json: string): FormValues {
  try {
    return { ...emptyValues, ...(JSON.parse(json) as Partial<FormValues>) }
  } catch {
    return { ...emptyValues, message: json }
  }
}

export const toMailboxStates = ({ accepted, refused }: MailboxesRow): MailboxStates => ({
  accepted: JSON.parse(accepted ?? '{}') as MailboxStates['accepted'],
  refused: JSON.parse(refused ?? '{}') as MailboxStates['refused'],
})

export function toRecord(row: RecordRow): EnquiryRecord {
  const { id, receivedAt, locale, mark, payload, accepted, refused, ...state } = row
  const enquiry = toStoredEnquiry({ id, receivedAt, locale, mark, payload })
  return { enquiry, ...state, mailboxes: toMailboxStates({ accepted, refused }) }
}

/** An answered enquiry is no longer spam. */
export function reviewOf({ enquiry, answeredAt }: EnquiryRecord): Review {
  if (answeredAt !== null) return 'answered'
  return enquiry.mark === null ? 'new' : 'spam'
}

/** What digests and lists show of an enquiry: always short. */
export type EnquirySummary = ReturnType<typeof summaryOf>

/** In UTF-16 units: more than a line shows. A hundred whole enquiries might not fit into memory. */
const maxPartLength = 200

/** The summary stored with an enquiry. */
export function summaryOf(values: FormValues) {
  const { firstName, lastName, email, message } = values
  const cut = (text: string) => shortened(text.trimStart(), maxPartLength)
  // A slice of a string keeps the whole string in memory; a clone does not.
  return structuredClone({
    name: cut(`${firstName} ${lastName}`),
    email: cut(email),
    beginning: cut(message),
  })
}

/** A held enquiry from its row in the database; a summary that cannot be parsed is shown as it is. */
export function toListed({ id, summary }: { id: string; summary: string }) {
  try {
    return { id, ...(JSON.parse(summary) as EnquirySummary) }
  } catch {
    return { id, name: '', email: '', beginning: summary }
  }
}
