import type { FormValues } from '@site/enquiry/form-values.ts'
import { shortened } from '../text/clean-text.ts'

/** What digests and lists show of an enquiry: always short. */
export interface EnquirySummary {
  /** First and last name. */
  name: string
  email: string
  /** The beginning of the message. */
  beginning: string
}

/**
 * In UTF-16 units: more than a digest or a list shows in a line. A hundred whole enquiries might
 * not fit into memory.
 */
const maxPartLength = 200

/** The summary stored with an enquiry. */
export function summaryOf(values: FormValues): EnquirySummary {
  const { firstName, lastName, email, message } = values
  const cut = (text: string) => shortened(text.trimStart(), maxPartLength)
  // A slice of a string keeps the whole string in memory; a clone does not.
  return structuredClone({
    name: cut(`${firstName} ${lastName}`),
    email: cut(email),
    beginning: cut(message),
  })
}

/** A held enquiry from its row in the database; a summary that cannot be parsed is shown as it is. */
export function toListed({ id, summary }: { id: string; summary: string }) {
  try {
    return { id, ...(JSON.parse(summary) as EnquirySummary) }
  } catch {
    return { id, name: '', email: '', beginning: summary }
  }
}
