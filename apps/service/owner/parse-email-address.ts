import { UsageError } from './command.ts'

/**
 * Parses an address as copied from an email (`Lea Bär <lea@baer.ch>`) or a link (`mailto:lea@baer.ch`).
 * @throws UsageError unless it contains exactly one
 */
export function parseEmailAddress(text: string): string {
  const [, address = text] = /<([^<>]*)>/.exec(text) ?? []
  const email = address.trim().replace(/^mailto:/i, '')
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email)) return email
  throw new UsageError(`"${text}" is not an email address, such as person@example.ch.`)
}
