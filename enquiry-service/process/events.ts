import { channel } from 'node:diagnostics_channel'
import type { Acceptance, SpamMark } from '../storage/enquiry-store.ts'

/** Tells whoever listens of something; costs next to nothing while nobody does. */
export interface ServiceEvent<T> {
  tell(news: T): void
  /** @returns a function that ends listening */
  listen(listener: (news: T) => void): () => void
}

function serviceEvent<T>(name: string): ServiceEvent<T> {
  const events = channel(`enquiry-service.${name}`)
  return {
    tell(news) {
      events.publish(news)
    },
    listen(listener) {
      const receive = (news: unknown) => {
        listener(news as T)
      }
      events.subscribe(receive)
      return () => {
        events.unsubscribe(receive)
      }
    },
  }
}

/** What became of a posted enquiry that passed the form's rules. */
export const enquiryPosted = serviceEvent<{
  outcome: Acceptance['outcome'] | 'unavailable'
  mark: SpamMark | null
}>('enquiry-posted')

/** How an attempt to send a mail ended. */
export const mailAttempted = serviceEvent<{ outcome: 'delivered' | 'refused' | 'unavailable' }>(
  'mail-attempted',
)
