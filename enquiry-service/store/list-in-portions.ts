import type { EnquiryRecord } from './enquiry-archive.ts'

/** How many records a list reads at a time. */
export const recordPortion = 500

/** Where a list goes on: behind the record that was received then, of this id. */
export interface ListPlace {
  receivedAt: number
  id: string
}

/**
 * All records, newest first, portion by portion.
 * @param readFrom up to `recordPortion` of them that come after a place
 */
export async function* listInPortions(
  readFrom: (place: ListPlace) => Promise<EnquiryRecord[]>,
): AsyncGenerator<EnquiryRecord> {
  let place: ListPlace = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
  for (;;) {
    const found = await readFrom(place)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < recordPortion) return
    place = last.enquiry
  }
}
