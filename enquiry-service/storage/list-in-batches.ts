import { inBatches } from './batches.ts'
import type { EnquiryOutline, ListPlace } from './enquiry-archive.ts'

/** How many outlines are read at a time; each is short. */
export const outlinesPerPage = 500

/**
 * Yields outlines, newest first, in batches whose full enquiries would fit into memory.
 * @param readPage reads up to `outlinesPerPage` outlines after a place
 * @param after defaults to the beginning of the list
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
