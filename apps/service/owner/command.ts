import type { Writable } from 'node:stream'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

export interface CommandContext {
  settings: Settings
  /** Opens the stored enquiries, until the command ends. */
  openArchive: () => Promise<EnquiryArchive>
  now: number
  /** Prints a result, one or more lines without a final line break. */
  print: (text: string) => void
  /** Where results go, for a command that prints a lot. */
  output: Writable
}

/** One command of `npm run enquiries`. @throws an error of `parseArgs`, a UsageError or an OperatorError */
export type Command = (args: string[], context: CommandContext) => Promise<void>

/** Wrong usage: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** An address as copied from an email (`Lea <lea@baer.ch>`) or a link. @throws UsageError unless it is exactly one */
export function parseEmailAddress(text: string): string {
  const [, address = text] = /<([^<>]*)>/.exec(text) ?? []
  const email = address.trim().replace(/^mailto:/i, '')
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email)) return email
  throw new UsageError(`"${text}" is not an email address, such as person@example.ch.`)
}
