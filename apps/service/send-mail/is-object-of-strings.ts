import { payloadSchema } from '@site/enquiry/payload.ts'

/** The names and values of the payload's fields. */
const maxStrings = 2 * Object.keys(payloadSchema.entries).length

/** One object with no more texts than a payload has. */
const objectOfStrings = new RegExp(
  String.raw`^\s*\{(?:[\s:,]*"[^"\\]*(?:\\.[^"\\]*)*"){0,${maxStrings}}[\s}]*$`,
  's',
)

/**
 * Whether a JSON text can be a payload. A megabyte of brackets, numbers or fields is therefore refused
 * at once; parsing it first would take a hundred megabytes of memory and keep all other visitors waiting for
 * 0.1 s. The parser still finds whatever else is wrong.
 */
export function isObjectOfStrings(json: string): boolean {
  return objectOfStrings.test(json)
}
