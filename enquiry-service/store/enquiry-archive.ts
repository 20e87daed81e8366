import type { StoredEnquiry } from './enquiry-store.ts'

/** `waiting` for its mail to leave, `delivered`, or `held` for looking like spam in a burst of it. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'held'

/** An enquiry with the state of its mail, as the owner sees it. Times as in the store. */
export interface EnquiryRecord {
  enquiry: StoredEnquiry
  status: DeliveryStatus
  attempts: number
  /** When the next attempt is due. */
  dueAt: number
  /** `null` until the mail server has taken the mail. */
  sentAt: number | null
  /** Why the last attempt failed, in the mail server's words. */
  lastError: string | null
  /** The digest that lists it; `null` for what was never held. */
  digestId: string | null
}

/** Which enquiries are meant; everything left out means any. */
export interface EnquiryFilter {
  status?: DeliveryStatus
  /** Received at this time or later. */
  from?: number
  /** Received before this time. */
  before?: number
  /** Compared without regard to case. */
  email?: string
}

/** What the archive holds, in numbers. */
export interface ArchiveStats {
  total: number
  waiting: number
  delivered: number
  held: number
  marked: number
  /** When the oldest and the newest were received; `null` for an empty archive. */
  oldest: number | null
  newest: number | null
}

/**
 * The owner's view of the stored enquiries. Works beside a running service; all that it changes is
 * on disk when a method resolves.
 */
export interface EnquiryArchive {
  /** Newest first; read in portions, so that any number fits into memory. */
  list(filter: EnquiryFilter): AsyncIterable<EnquiryRecord>

  /** Those whose reference or id begins like this, newest first: seldom more than one. */
  find(referenceOrId: string): Promise<EnquiryRecord[]>

  /**
   * Has mails sent at `now`: again when they were delivered, after all when they were held. Those
   * then wait from `now` on; one that waits already has waited no less for it.
   */
  send(ids: readonly string[], now: number): Promise<void>

  /** Up to `limit` that can be purged: received before, and neither waiting nor listed yet. */
  purgeable(before: number, limit: number): Promise<EnquiryRecord[]>

  /** Removes enquiries and all that belongs to them from the database, beyond recovery. */
  erase(ids: readonly string[]): Promise<void>

  /** Leaves no trace of what was erased in files beside the database, such as its journal. */
  scrub(): Promise<void>

  stats(): Promise<ArchiveStats>

  close(): Promise<void>
}
