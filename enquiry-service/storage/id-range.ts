/**
 * The first and last id that begin with a reference such as `3F2A91C0`, or with a full id. Ids
 * consist of hex digits and dashes, which all sort before `g`.
 */
export function idRange(referenceOrId: string): [first: string, last: string] {
  const start = referenceOrId.trim().toLowerCase()
  return [start, `${start}g`]
}
