import { inBatches } from './batches.ts'
import type { EnquiryOutline, ListPlace } from './enquiry-archive.ts'

/** How many outlines are read at a time; each is short. */
export const outlinesPerPage = 500

/**
 * All outlines, newest first, in batches whose enquiries fit into memory.
 * @param readPage up to `outlinesPerPage` outlines that come after a place
 * @param after left out: from the newest on
 */
export async function* listInBatches(
  readPage: (place: ListPlace) => Promise<EnquiryOutline[]>,
  after: ListPlace = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' },
): AsyncGenerator<EnquiryOutline[]> {
  let place = after
  for (;;) {
    const page = await readPage(place)
    yield* inBatches(page)
    const last = page.at(-1)
    if (!last || page.length < outlinesPerPage) return
    place = last.enquiry
  }
}
