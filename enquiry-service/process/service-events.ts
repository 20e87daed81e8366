import { EventEmitter } from 'node:events'
import type { Acceptance, SpamMark } from '../storage/enquiry-store.ts'

/** What the parts of a running service tell each other. None of it names a person. */
export type ServiceEvents = EventEmitter<{
  /** What became of a posted enquiry that passed the form's rules. */
  enquiryPosted: [{ outcome: Acceptance['outcome'] | 'unavailable'; mark: SpamMark | null }]
  /** How an attempt to send an email ended. */
  mailAttempted: [{ outcome: 'delivered' | 'refused' | 'unavailable' }]
}>

export function createServiceEvents(): ServiceEvents {
  return new EventEmitter()
}
