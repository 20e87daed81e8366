import type { MailboxStates, StoredEnquiry } from './enquiry-store.ts'
import type { DayRange, PageViews } from './page-views.ts'

/**
 * `waiting` to be emailed, `delivered`, `cancelled` by the owner, or `held` because too many
 * enquiries or too much spam arrived.
 */
export type DeliveryStatus = 'waiting' | 'delivered' | 'cancelled' | 'held'

/** An enquiry is `new` until it is answered, or marked as spam by the service or the owner. */
export type Review = 'new' | 'answered' | 'spam'

/** Where a list continues: after the enquiry with this time and id. */
export interface ListPlace {
  receivedAt: number
  id: string
}

/** The state of an enquiry's email. Times are in milliseconds since 1970. */
interface MailState {
  status: DeliveryStatus
  attempts: number
  /** When the next attempt is due. */
  dueAt: number
  /** When the mail server accepted the email or the owner cancelled it; `null` until then. */
  sentAt: number | null
  /** Why the last attempt failed, as the mail server said. */
  lastError: string | null
  /** The digest that lists it; `null` if it was never held. */
  digestId: string | null
  mailboxes: MailboxStates
}

/** An enquiry with the state of its email; as large as the post may have been. */
export interface EnquiryRecord extends MailState {
  enquiry: StoredEnquiry
  /** When the owner marked it as answered; `null` until then. */
  answeredAt: number | null
}

/** The same without what the visitor wrote, so always short. */
export interface EnquiryOutline extends MailState {
  enquiry: Omit<StoredEnquiry, 'values'>
  /** The size of the values in the database, in bytes. */
  size: number
}

/** Selects enquiries; whatever is left out matches any. */
export interface EnquiryFilter {
  status?: DeliveryStatus
  review?: Review
  /** Only enquiries after this one in the list. */
  after?: ListPlace
  /** Received at this time or later. */
  from?: number
  /** Received before this time. */
  before?: number
  /** Compared in the form of `searchableEmail`. */
  email?: string
  /** Words of a name, address, reference or text, in any order and spelling, or a phone number. */
  search?: string
  /** Aborted when nobody needs the list any more: reading it then ends with an error. */
  reader?: AbortSignal
}

/** Numbers of enquiries. */
export interface ArchiveStats {
  total: number
  waiting: number
  held: number
  /** Those of them that are new, so that the owner has not seen them. */
  heldNew: number
  /** The next three are by `Review`. */
  new: number
  answered: number
  spam: number
}

/** The most that `find` returns: clients choose the ids, so many may share a beginning. */
export const maxFound = 10

/** The first and last retention runs whose times agree. */
export interface RetentionRuns {
  since: number
  last: number
}

/**
 * The owner's access to the stored enquiries, alongside a running service. Changes are on disk when
 * a method resolves.
 */
export interface EnquiryArchive {
  /** Newest first; read in batches, so that any number of enquiries fits into memory. */
  list(filter: EnquiryFilter): AsyncIterable<EnquiryRecord>

  /**
   * The same without what visitors wrote, in batches whose full enquiries would fit into memory.
   */
  outlines(filter: EnquiryFilter): AsyncIterable<EnquiryOutline[]>

  /**
   * Enquiries whose reference or id begins like this, newest first: rarely more than one, and never
   * more than `maxFound`.
   */
  find(referenceOrId: string): Promise<EnquiryRecord[]>

  /**
   * Queues emails to be sent at `now`: delivered ones again, held ones for the first time. Their
   * wait starts at `now`; emails already waiting keep their original start.
   * @param status skips those whose status is no longer this one: they have been sent in the meantime
   */
  send(ids: readonly string[], status: DeliveryStatus, now: number): Promise<void>

  /**
   * Sets the review of enquiries at `now`. What only the owner calls spam gets the mark `owner`, which
   * `answered` removes; `new` removes any mark.
   */
  review(ids: readonly string[], review: Review, now: number): Promise<void>

  /** Cancels waiting emails at `now`; what has been delivered in the meantime stays delivered. */
  cancel(ids: readonly string[], now: number): Promise<void>

  /** The ids of digests and weekly reports that were attempted, but not delivered. */
  unsentDigests(): Promise<string[]>

  /**
   * Up to `limit`, and at most one batch, of purgeable enquiries: received before this time, and
   * emailed to one mailbox at least, cancelled, or held and listed in such a digest.
   */
  purgeable(before: number, limit: number): Promise<EnquiryOutline[]>

  /**
   * Removes enquiries and all that belongs to them from the database. `scrub` removes the traces.
   */
  erase(ids: readonly string[]): Promise<void>

  /**
   * Removes all traces of what was erased: from the journal, and from unused parts of the database
   * by rewriting it. No enquiry can be stored in the meantime.
   * @param maxBytes a larger database is not rewritten
   * @returns whether it was rewritten
   * @throws OperatorError when another process keeps the database busy, or the disk has no space for
   * a second copy; what was erased stays erased
   */
  scrub(maxBytes?: number): Promise<boolean>

  /** `null` before the first run. */
  retentionRuns(): Promise<RetentionRuns | null>

  setRetentionRuns(runs: RetentionRuns): Promise<void>

  stats(): Promise<ArchiveStats>

  /** The mailboxes that have refused waiting emails, each with how many. */
  refusedMailboxes(): Promise<Map<string, number>>

  /** The totals of page views, by day, page and language. */
  pageViews(days: DayRange): Promise<PageViews[]>

  /** Deletes the totals of the days before this one, such as `2026-11-22`. */
  erasePageViews(before: string): Promise<void>

  close(): Promise<void>
}
