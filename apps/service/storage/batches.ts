/** The bytes of enquiries that are in memory at a time: about the largest post. */
export const batchBytes = 1024 * 1024

/** Splits items into batches of at most `batchBytes`, with at least one item in each. */
export function inBatches<T extends { size: number }>(items: readonly T[]): T[][] {
  const batches: T[][] = []
  let bytes = Infinity
  for (const item of items) {
    if (bytes + item.size > batchBytes) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)?.push(item)
    bytes += item.size
  }
  return batches
}
