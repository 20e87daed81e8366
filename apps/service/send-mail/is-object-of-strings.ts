/** One object with no more texts than the names and values of the payload's seven fields. */
const objectOfStrings = /^\s*\{(?:[\s:,]*"[^"\\]*(?:\\.[^"\\]*)*"){0,14}[\s}]*$/s

/**
 * Whether a JSON text can be a payload. A megabyte of brackets, numbers or fields is therefore refused
 * at once; parsing it first would take a hundred megabytes of memory and keep all other visitors waiting for
 * 0.1 s. The parser still finds whatever else is wrong.
 */
export function isObjectOfStrings(json: string): boolean {
  return objectOfStrings.test(json)
}
