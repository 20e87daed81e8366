import type { EnquiryStore } from '../../enquiry-service/storage/enquiry-store.ts'

/** The same store without sharing: each enquiry waits until the one before it has its own commit. */
export function oneCommitEach(store: EnquiryStore): EnquiryStore {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...store,
    accept(enquiry) {
      const accepted = last.then(() => store.accept(enquiry))
      last = accepted.catch(() => undefined)
      return accepted
    },
  }
}
