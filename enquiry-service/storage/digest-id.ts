const prefix = 'digest-'

/** The id of the digest that is due at a time. */
export function digestIdAt(time: number): string {
  return `${prefix}${time}`
}

/** When the digest with this id is due; `null` for the id of an enquiry. */
export function timeOfDigest(id: string): number | null {
  return id.startsWith(prefix) ? Number(id.slice(prefix.length)) : null
}
