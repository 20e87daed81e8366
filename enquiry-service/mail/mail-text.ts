import type { MailContent } from './mail-content.ts'

/** Lays out an email as plain text, with labels and values in two columns below the message. */
export function mailText({ intro, message, facts, hint }: MailContent): string {
  const width = Math.max(...facts.map(({ label }) => label.length))
  const table = facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`)
  return [intro, message, table.join('\n'), hint].filter(Boolean).join('\n\n') + '\n'
}
