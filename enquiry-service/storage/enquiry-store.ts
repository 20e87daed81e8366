import type { FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { EnquirySummary } from './enquiry-summary.ts'
import type { PageViews } from './page-views.ts'
import { hour, minute } from '../clock/time.ts'

/**
 * Why an enquiry looks like spam: a hidden field was filled in, the form was sent faster than
 * anybody types, too many enquiries came from one connection (decision 18), or the owner said so.
 */
export type SpamMark = 'honeypot' | 'too-fast' | 'too-many' | 'owner'

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  /** The idempotency key: a UUID in lower case. */
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** The language of the page on which it was written. */
  locale: Locale
  /** `null` for an ordinary enquiry. */
  mark: SpamMark | null
  /** The source may be one that only an earlier version of the form offered. */
  values: FormValues
}

/** An enquiry to be stored. */
export interface NewEnquiry extends StoredEnquiry {
  /** Distinguishes a repeated post from another one with the same key. */
  bodyHash: string
  /** Whether the client chose the id; otherwise it is random. */
  hasClientKey: boolean
  /**
   * The same for the same content from the same client. Counts as one enquiry within `repeatWindowMs`,
   * unless the client chose two different ids. Forgotten afterwards.
   */
  contentKey: string
  /** Left out: it is emailed in any case. */
  quarantine?: QuarantineRule
}

/** For how long a post that only `contentKey` identifies counts as a repeated one. */
export const repeatWindowMs = 15 * minute

/** When an enquiry is held instead of emailed: too many arrived since `since`. */
export interface QuarantineRule {
  /** A marked one is held once this many marked ones have been received. */
  limit: number
  /** Any is held once this many emails have been queued. Left out: only marked ones are held. */
  emailLimit?: number
  since: number
  /** When the digest that lists it is due. */
  digestAt: number
}

/** The outcome, and the id under which the enquiry is stored. */
export interface Acceptance {
  /**
   * `held`: stored, but not emailed by itself. `conflict`: the id belongs to an enquiry with
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
 * The longest that an email waits for its next attempt, or a digest for its hour. One that is due
 * later was stored while the clock was ahead, and counts as due.
 */
export const maxWaitMs = 2 * hour

/** An email to be sent now, leased to the instance that claimed it. */
export interface ClaimedDelivery {
  /** The id of the enquiry, the digest or the report. */
  id: string
  /** How often it has been claimed, including this time. */
  attempts: number
  content: DeliveryContent
  mailboxes: MailboxStates
}

/** How far an email is with the mailboxes of `MAIL_TO`, by address. */
export interface MailboxStates {
  /** When each accepted it. */
  accepted: Record<string, number>
  refused: Record<string, RefusedMailbox>
}

/** A mailbox that has not accepted an email yet. */
export interface RefusedMailbox {
  /** The server's answer. */
  reason: string
  attempts: number
  dueAt: number
}

/**
 * An enquiry, a digest with the first of the held ones, oldest first, or a weekly report, whose
 * figures are collected when it is sent.
 */
export type DeliveryContent =
  | { kind: 'enquiry'; enquiry: StoredEnquiry }
  | { kind: 'digest'; digestAt: number; count: number; enquiries: ListedInDigest[] }
  | { kind: 'report'; dueAt: number }

/** A held enquiry as listed in a digest. */
export interface ListedInDigest extends EnquirySummary {
  id: string
}

/** How many enquiries a digest lists; it also says how many more there are. */
export const maxListedInDigest = 100

/** The state of the outbox, for monitoring. */
export interface OutboxState {
  /** Emails not sent yet. */
  waiting: number
  /** Since when the oldest of them has been waiting; `null` when there is none. */
  oldest: number | null
  /** Held enquiries. */
  held: number
}

/**
 * Stores enquiries and the state of their delivery. All times are milliseconds since 1970 and come
 * from the caller. A method that rejects has changed nothing.
 */
export interface EnquiryStore {
  /** Random, created with the database and shared by everyone who uses it: 64 hex digits. */
  readonly secret: string

  /**
   * Stores an enquiry, either due for delivery at once or held. Resolves when it is safely on disk.
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>

  /**
   * Claims up to `limit` due deliveries: those with the fewest attempts first, and of these the
   * ones due longest. At most one batch (`inBatches`), so that they fit into memory. Nobody else
   * can claim them before `leaseUntil`; after a crash they are claimed again. A delivery due later
   * than `maxWaitMs` from now counts as due.
   */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>

  /** Ends a delivery: the mail server has accepted the email. */
  markDelivered(id: string, sentAt: number): Promise<void>

  /**
   * Schedules the next attempt after a failed one and stores the error for the owner. Changes
   * nothing once the delivery has ended because another claim succeeded or the owner cancelled it.
   * @param next without `mailboxes` their states stay
   */
  postpone(
    id: string,
    next: { dueAt: number; error: string; mailboxes?: MailboxStates },
  ): Promise<void>

  /** Extends claims whose attempts take long. */
  renew(ids: string[], leaseUntil: number): Promise<void>

  /** Releases claims that were not attempted; they do not count as attempts. */
  release(ids: string[], dueAt: number): Promise<void>

  outbox(): Promise<OutboxState>

  /** Queues the weekly report of a Monday, unless it has been queued before. */
  queueReport(dueAt: number, now: number): Promise<void>

  /** Adds to the totals of page views. */
  addPageViews(counts: readonly PageViews[]): Promise<void>

  /** Makes a commit, to find out whether an enquiry could be stored now. */
  check(now: number): Promise<void>

  /** Finishes what was started and closes; later calls reject, except another `close`. */
  close(): Promise<void>
}
