import { inBatches } from './batches.ts'
import type { EnquiryOutline } from './enquiry-archive.ts'

/** How many outlines are read at a time; each is short. */
export const outlinesPerPage = 500

/** Where a list continues: after the enquiry that was received then, of this id. */
export interface ListPlace {
  receivedAt: number
  id: string
}

/**
 * All outlines, newest first, in batches whose enquiries fit into memory.
 * @param readPage up to `outlinesPerPage` outlines that come after a place
 */
export async function* listInBatches(
  readPage: (place: ListPlace) => Promise<EnquiryOutline[]>,
): AsyncGenerator<EnquiryOutline[]> {
  let place: ListPlace = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
  for (;;) {
    const page = await readPage(place)
    yield* inBatches(page)
    const last = page.at(-1)
    if (!last || page.length < outlinesPerPage) return
    place = last.enquiry
  }
}
