import type { FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { EnquirySummary } from './enquiry-summary.ts'
import type { PageViews } from './page-views.ts'

/**
 * Why an enquiry looks like spam: a field was filled that people do not see, the form was filled
 * faster than anybody types, too many enquiries came from one place (decision 18), or the
 * owner said so.
 */
export type SpamMark = 'honeypot' | 'too-fast' | 'too-many' | 'owner'

/** What a visitor sent, as it is kept. */
export interface StoredEnquiry {
  /** The idempotency key: a UUID in lower case. */
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** The language of the page on which it was written. */
  locale: Locale
  /** `null` for an enquiry like any other. */
  mark: SpamMark | null
  /** A source that is none of the form's is one that an earlier version took. */
  values: FormValues
}

/** An enquiry on its way into the store. */
export interface NewEnquiry extends StoredEnquiry {
  /** Tells a repeated post from another one under the same key. */
  bodyHash: string
  /** An enquiry received at `since` or later under this other id counts as this one. */
  sameAs?: { id: string; since: number }
  /** Left out: it is mailed, whatever its mark and however many there are. */
  quarantine?: QuarantineRule
}

/** When an enquiry is held instead of mailed: too many came at `since` or later. */
export interface QuarantineRule {
  /** A marked one is held when this many marked ones have been received. */
  limit: number
  /** Any is held when this many mails have been queued. Left out: only marked ones are held. */
  mailLimit?: number
  since: number
  /** When the digest that lists it is due. */
  digestAt: number
}

/** What became of it; `id` is the one under which the enquiry stands in the store. */
export interface Acceptance {
  /**
   * `held`: stored, without a mail of its own. `conflict`: the id is taken by an enquiry with
   * another body; nothing was stored.
   */
  outcome: 'stored' | 'held' | 'repeated' | 'conflict'
  id: string
}

export interface ClaimRequest {
  now: number
  leaseUntil: number
  limit: number
}

/**
 * No mail waits longer than this for its next attempt, and no digest for its hour. One that is due
 * later was stored while the clock was ahead, and waits no more.
 */
export const longestWaitMs = 2 * 60 * 60_000

/** A mail that is to be sent now, leased to whoever claimed it. */
export interface ClaimedDelivery {
  /** The id of the enquiry, the digest or the report. */
  id: string
  /** How often it was claimed, this time included. */
  attempts: number
  content: DeliveryContent
}

/**
 * One enquiry, the held ones that a digest lists (the first of them, oldest first), or a weekly report,
 * whose figures are collected when it is sent.
 */
export type DeliveryContent =
  | { kind: 'enquiry'; enquiry: StoredEnquiry }
  | { kind: 'digest'; digestAt: number; count: number; enquiries: ListedInDigest[] }
  | { kind: 'report'; dueAt: number }

/** A held enquiry, as a digest tells of it. */
export interface ListedInDigest extends EnquirySummary {
  id: string
}

/** How many enquiries a digest lists in full; it says how many more there are. */
export const longestDigest = 100

/** What waits to be mailed, for those who watch the service. */
export interface OutboxState {
  /** Mails that have not left yet. */
  waiting: number
  /** Since when the oldest of them waits; `null` when none does. */
  oldest: number | null
  /** Enquiries that are held. */
  held: number
}

/**
 * Keeps enquiries and the state of their delivery. All times are milliseconds since 1970 and come
 * from the caller. A method that rejects has changed nothing.
 */
export interface EnquiryStore {
  /** Random, made with the database and shared by all that use it: 64 hex digits. */
  readonly secret: string

  /** Stores an enquiry, due for delivery at once or held. Resolves after it is safely on disk. */
  accept(enquiry: NewEnquiry): Promise<Acceptance>

  /**
   * Takes up to `limit` deliveries that are due: those with the fewest attempts first, and of these
   * the longest due. They are no more than fit into a batch (`inBatches`), so that none is too much
   * for the memory. Nobody else gets them before
   * `leaseUntil`; whoever crashed meanwhile loses them to the next claim. One that is due later than
   * `longestWaitMs` from now counts as due.
   */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>

  /** Ends a delivery: the mail server has the mail. */
  markDelivered(id: string, sentAt: number): Promise<void>

  /**
   * Sets the next attempt after a failed one and keeps its reason for the owner. Changes nothing once
   * the delivery has ended: another claim succeeded, or the owner cancelled it.
   */
  postpone(id: string, next: { dueAt: number; error: string }): Promise<void>

  /** Gives back claims that were never attempted; their attempts do not count. */
  release(ids: string[], dueAt: number): Promise<void>

  outbox(): Promise<OutboxState>

  /** Queues the weekly report of a Monday, unless it has been queued before. */
  queueReport(dueAt: number, now: number): Promise<void>

  /** Adds to the totals of page views. */
  addPageViews(counts: readonly PageViews[]): Promise<void>

  /** Commits something, to find out whether an enquiry could be stored at present. */
  check(now: number): Promise<void>

  /** Waits for what was begun and closes; later calls reject, except another `close`. */
  close(): Promise<void>
}
