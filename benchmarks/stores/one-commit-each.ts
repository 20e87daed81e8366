import type { EnquiryStore } from '../../enquiry-service/storage/enquiry-store.ts'

/** The same store without group commit: each enquiry waits for the commit of the one before. */
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
