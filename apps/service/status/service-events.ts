import { EventEmitter } from 'node:events'
import type { Acceptance } from '../storage/accept.ts'
import type { SpamMark } from '../storage/enquiry-record.ts'

/** `unavailable`: the mail server accepts no email at all. */
export type MailOutcome = 'delivered' | 'refused' | 'unconfirmed' | 'login-refused' | 'unavailable'

/** The events that connect the parts of a running service. None of them names a person. */
export type ServiceEvents = EventEmitter<{
  /** The outcome of a valid enquiry. */
  enquiryPosted: [{ outcome: Acceptance['outcome'] | 'unavailable'; mark: SpamMark | null }]
  /** A page of this site posted. `hostReplaced`: a proxy has replaced the host of the request. */
  ownPagePosted: [{ hostReplaced: boolean }]
  /** The outcome of an attempt to send an email. */
  mailAttempted: [{ outcome: MailOutcome }]
}>

export function createServiceEvents(): ServiceEvents {
  return new EventEmitter()
}
