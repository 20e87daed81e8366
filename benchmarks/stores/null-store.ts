import type { EnquiryStore } from '../../enquiry-service/storage/enquiry-store.ts'

/** Stores nothing, which leaves the cost of the service around its store. */
export function nullStore(secret: string): EnquiryStore {
  return {
    secret,
    accept: ({ id }) => Promise.resolve({ outcome: 'stored', id }),
    claim: () => Promise.resolve([]),
    markDelivered: () => Promise.resolve(),
    postpone: () => Promise.resolve(),
    renew: () => Promise.resolve(),
    release: () => Promise.resolve(),
    outbox: () => Promise.resolve({ waiting: 0, oldest: null, held: 0 }),
    queueReport: () => Promise.resolve(),
    addPageViews: () => Promise.resolve(),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
