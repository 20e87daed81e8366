import type { EnquiryArchive } from './enquiry-archive.ts'
import type { EnquiryStore } from './enquiry-store.ts'

/** The opened storage of the service. */
export interface Storage {
  store: EnquiryStore
  archive: EnquiryArchive
  /** Shown to the owner: the file or the address of the database, without a password. */
  location: string
  close: () => Promise<void>
}
