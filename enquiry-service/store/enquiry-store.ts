import type { Payload } from '../../enquiry-contract/payload.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What a visitor sent, as it is kept. */
export interface StoredEnquiry {
  /** The idempotency key: a UUID in lower case. */
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** The language of the page on which it was written. */
  locale: Locale
  payload: Payload
}

/** An enquiry on its way into the store. */
export interface NewEnquiry extends StoredEnquiry {
  /** Tells a repeated post from another one under the same key. */
  bodyHash: string
  /** An enquiry received at `since` or later under this other id counts as this one. */
  sameAs?: { id: string; since: number }
}

/** What became of it; `id` is the one under which the enquiry stands in the store. */
export interface Acceptance {
  /** `conflict`: the id is taken by an enquiry with another body; nothing was stored. */
  outcome: 'stored' | 'repeated' | 'conflict'
  id: string
}

/** An enquiry whose mail is to be sent now, leased to whoever claimed it. */
export interface ClaimedDelivery {
  enquiry: StoredEnquiry
  /** How often it was claimed, this time included. */
  attempts: number
}

/**
 * Keeps enquiries and the state of their delivery. All times are milliseconds since 1970 and come
 * from the caller. A method that rejects has changed nothing.
 */
export interface EnquiryStore {
  /** Stores an enquiry, due for delivery at once. Resolves after it is safely on disk. */
  accept(enquiry: NewEnquiry): Promise<Acceptance>

  /**
   * Takes up to `limit` deliveries that are due, longest due first. Nobody else gets them before
   * `leaseUntil`; whoever crashed meanwhile loses them to the next claim.
   */
  claim(request: { now: number; leaseUntil: number; limit: number }): Promise<ClaimedDelivery[]>

  /** Ends a delivery: the mail server has the mail. */
  markDelivered(id: string, sentAt: number): Promise<void>

  /** Sets the next attempt after a failed one and keeps its reason for the owner. */
  postpone(id: string, next: { dueAt: number; error: string }): Promise<void>

  /** Gives back claims that were never attempted; their attempts do not count. */
  release(ids: string[], dueAt: number): Promise<void>

  /** Waits for what was begun and closes; later calls reject, except another `close`. */
  close(): Promise<void>
}
