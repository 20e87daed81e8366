import type { OpenLimiter } from '../abuse/post-limits.ts'
import type { EnquiryArchive } from './enquiry-archive.ts'
import type { EnquiryStore } from './enquiry-store.ts'

/** What the service keeps, and where. */
export interface Storage {
  store: EnquiryStore
  archive: EnquiryArchive
  openLimiter: OpenLimiter
  /** For the owner to read: the file or the address of the database, without a password. */
  place: string
  close(): Promise<void>
}
