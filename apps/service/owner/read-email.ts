import { UsageProblem } from './command.ts'

/**
 * The address in what an owner has copied: `Lea Bär <lea@baer.ch>` from an email, `mailto:lea@baer.ch` from a
 * link.
 * @throws UsageProblem where it contains none, or several
 */
export function readEmail(text: string): string {
  const [, address = text] = /<([^<>]*)>/.exec(text) ?? []
  const email = address.trim().replace(/^mailto:/i, '')
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email)) return email
  throw new UsageProblem(`"${text}" is not an email address, such as person@example.ch.`)
}
