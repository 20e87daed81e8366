import type { FormValues } from '../../enquiry-contract/form-values.ts'
import { shortened } from '../mail/clean-text.ts'

/** What a digest and a list tell of an enquiry: short, however long the enquiry is. */
export interface EnquirySummary {
  /** First and last name. */
  name: string
  email: string
  /** How the message begins. */
  beginning: string
}

/**
 * In UTF-16 units: more than a line of a digest or a list shows. The enquiry itself has no limit
 * below that of its post, so a hundred of them may be too large for the memory.
 */
const longestPart = 200

/** The summary that is stored beside an enquiry. */
export function summaryOf(values: FormValues): EnquirySummary {
  const { firstName, lastName, email, message } = values
  const cut = (text: string) => shortened(text.trimStart(), longestPart)
  // A slice of a string keeps the whole string in memory; a clone does not.
  return structuredClone({
    name: cut(`${firstName} ${lastName}`),
    email: cut(email),
    beginning: cut(message),
  })
}

/** A summary as it is stored, in JSON; `null` for an enquiry that an earlier version stored. */
export function parseSummary(stored: string | null): EnquirySummary | null {
  return stored === null ? null : (JSON.parse(stored) as EnquirySummary)
}
