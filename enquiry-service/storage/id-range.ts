/**
 * The first and the last id that begin with a reference such as `3F2A91C0`, or with an id as it
 * stands in a mail. Ids hold hex digits and dashes only, which all come before `g`.
 */
export function idRange(referenceOrId: string): [first: string, last: string] {
  const start = referenceOrId.trim().toLowerCase()
  return [start, `${start}g`]
}
