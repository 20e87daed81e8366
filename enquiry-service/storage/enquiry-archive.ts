import type { StoredEnquiry } from './enquiry-store.ts'
import type { DayRange, PageViews } from './page-views.ts'

/**
 * `waiting` for its mail to leave, `delivered`, `cancelled` by the owner, who wants no more attempts, or
 * `held` for looking like spam in a burst of it.
 */
export type DeliveryStatus = 'waiting' | 'delivered' | 'cancelled' | 'held'

/** How the owner sees an enquiry: `new` until it is answered or is spam, as the service or the owner finds. */
export type Review = 'new' | 'answered' | 'spam'

/** Where a list continues: after the enquiry that was received then, of this id. */
export interface ListPlace {
  receivedAt: number
  id: string
}

/** The state of an enquiry's mail, as the owner sees it. Times as in the store. */
interface MailState {
  status: DeliveryStatus
  attempts: number
  /** When the next attempt is due. */
  dueAt: number
  /** When the mail server took the mail or the owner cancelled it; `null` until then. */
  sentAt: number | null
  /** Why the last attempt failed, in the mail server's words. */
  lastError: string | null
  /** The digest that lists it; `null` for what was never held. */
  digestId: string | null
}

/** An enquiry with the state of its mail. It may be as large as a post. */
export interface EnquiryRecord extends MailState {
  enquiry: StoredEnquiry
  /** When the owner marked it as answered; `null` until then. */
  answeredAt: number | null
}

/** The same without what the visitor wrote: always short. */
export interface EnquiryOutline extends MailState {
  enquiry: Omit<StoredEnquiry, 'values'>
  /** How many bytes the values take in the database. */
  size: number
}

/** Which enquiries are meant; everything left out means any. */
export interface EnquiryFilter {
  status?: DeliveryStatus
  /** Not for backups: those of earlier versions do not know of it. */
  review?: Review
  /** Only what the list has after this place. */
  after?: ListPlace
  /** Received at this time or later. */
  from?: number
  /** Received before this time. */
  before?: number
  /** Compared in the form of `searchableEmail`. */
  email?: string
}

/** What the archive holds, in numbers. */
export interface ArchiveStats {
  total: number
  waiting: number
  delivered: number
  cancelled: number
  held: number
  marked: number
  /** By `Review`. */
  new: number
  answered: number
  spam: number
  /** When the oldest and the newest were received; `null` for an empty archive. */
  oldest: number | null
  newest: number | null
}

/** Emails that took long to leave. */
export interface EmailDelays {
  count: number
  /** How long the longest of them waited, or has waited until now; 0 when there is none. */
  longestMs: number
}

/** How many enquiries `find` returns at most; ids of visitors' own making may all begin alike. */
export const longestFind = 10

/** The first and the last of the retention's runs whose times agree with each other. */
export interface RetentionRuns {
  since: number
  last: number
}

/**
 * The owner's view of the stored enquiries. Works beside a running service; all that it changes is
 * on disk when a method resolves.
 */
export interface EnquiryArchive {
  /** Newest first; read in batches, so that any number of any size fits into memory. */
  list(filter: EnquiryFilter): AsyncIterable<EnquiryRecord>

  /** The same without what visitors wrote, in batches whose enquiries fit into memory. */
  outlines(filter: EnquiryFilter): AsyncIterable<EnquiryOutline[]>

  /**
   * Those whose reference or id begins like this, newest first: seldom more than one, and never
   * more than `longestFind`.
   */
  find(referenceOrId: string): Promise<EnquiryRecord[]>

  /**
   * Has mails sent at `now`: again when they were delivered, after all when they were held. Those
   * then wait from `now` on; one that waits already has waited no less for it.
   */
  send(ids: readonly string[], now: number): Promise<void>

  /**
   * Says how the owner sees enquiries, at `now`. Spam of the owner's own finding gets the mark `owner`;
   * what is `new` has no mark any more.
   */
  review(ids: readonly string[], review: Review, now: number): Promise<void>

  /** Ends waiting mails at `now`, without another attempt; what was delivered meanwhile stays so. */
  cancel(ids: readonly string[], now: number): Promise<void>

  /** The ids of digests and weekly reports that have been attempted and still wait. */
  failingDigests(): Promise<string[]>

  /** Which of these ids are there. */
  existing(ids: readonly string[]): Promise<Set<string>>

  /**
   * Up to `limit`, and no more than a batch, that can be purged: received before, and neither
   * waiting nor held without having been listed in a digest.
   */
  purgeable(before: number, limit: number): Promise<EnquiryOutline[]>

  /** Removes enquiries and all that belongs to them from the database, beyond recovery. */
  erase(ids: readonly string[]): Promise<void>

  /**
   * Removes all traces of what was erased: from the journal, and from unused parts of the database,
   * which is written anew for that. Nobody can store an enquiry meanwhile.
   * @param largest a database of more bytes is not written anew
   * @returns whether it was written anew
   * @throws OwnerProblem when somebody else keeps using the database, or the disk has no room for a
   *   second copy; what was erased stays erased
   */
  scrub(largest?: number): Promise<boolean>

  /** `null` before the first run. */
  retentionRuns(): Promise<RetentionRuns | null>

  setRetentionRuns(runs: RetentionRuns): Promise<void>

  stats(): Promise<ArchiveStats>

  /** Emails queued at `from` or later, and before `before`, that waited longer than `longerThan`. */
  emailDelays(which: {
    from: number
    before: number
    now: number
    longerThan: number
  }): Promise<EmailDelays>

  /** The totals of page views, by day, page and language. */
  pageViews(days: DayRange): Promise<PageViews[]>

  /** Deletes the totals of the days before this one, such as `2026-11-22`. */
  erasePageViews(before: string): Promise<void>

  close(): Promise<void>
}
