import * as v from 'valibot'
import { count } from '../fact-formats.ts'

/** How to talk with the person at the terminal. */
export interface Terminal {
  /** Shows a question, which differs from the previous one, and resolves with the line that is typed. */
  ask: (question: string) => Promise<string>
  say: (line: string) => void
}

/** What the formats of facts are made of (content/fact-formats.ts, content/optional-facts.ts). */
export type Format = v.GenericSchema & {
  wrapped?: Format
  entries?: Record<string, Format>
  item?: Format
  options?: readonly string[]
}

/**
 * Asks for a value until it fits its format. An empty answer keeps the present value.
 * @param label what is asked for: "Street and number", "Who runs the server, name"
 * @returns the value, `undefined` for an optional one that is left out
 */
export async function askValue(
  terminal: Terminal,
  format: Format,
  label: string,
  present: unknown,
): Promise<unknown> {
  if (format.wrapped && isOptional(format)) {
    return askOptional(terminal, format.wrapped, label, present)
  }
  let before = present
  for (;;) {
    const value = await readValue(terminal, format, label, before)
    const result = v.safeParse(format, value)
    if (result.success) return result.output
    // Of several answers only the wrong ones have to be typed again.
    if (typeof value === 'object') before = value
    for (const issue of result.issues) {
      terminal.say(`  ${v.getDotPath(issue) ?? 'This'} ${issue.message}.`)
    }
  }
}

/**
 * Asks whether an optional value is kept, changed or left out.
 * @param isKept whether an empty answer keeps it
 */
export async function askOptional(
  terminal: Terminal,
  format: Format,
  label: string,
  present: unknown,
  isKept = present !== undefined,
): Promise<unknown> {
  const isNew = present === undefined
  const choices = isNew ? ['add', 'skip'] : ['keep', 'change', 'remove']
  const question = isNew
    ? `${label}: add or skip`
    : `${label}: ${inShort(present)}\n  keep, change or remove`
  for (;;) {
    const fallback = isKept ? 'keep' : isNew ? 'skip' : 'remove'
    const answer = (await terminal.ask(`${question} [${fallback}]: `)).trim() || fallback
    switch (choices.find((choice) => choice.startsWith(answer.toLowerCase()))) {
      case 'skip':
      case 'remove':
        return undefined
      case 'keep':
        return present
      case 'add':
      case 'change':
        return askValue(terminal, format, label, present)
      default:
        terminal.say('  Type the first letter of your choice.')
    }
  }
}

/** The format of a fact that is needed can contain an optional one, to say in a sentence that it is missing. */
const isOptional = (format: Format) => v.safeParse(format, undefined).success

async function readValue(
  terminal: Terminal,
  format: Format,
  label: string,
  present: unknown,
): Promise<unknown> {
  if (format.entries) return readObject(terminal, format.entries, label, present)
  if (format.item) return readList(terminal, format.item, label, present)
  const options = format.type === 'boolean' ? ['yes', 'no'] : format.options
  const hint = options ? ` (${options.join(', ')})` : ''
  const fallback = present === undefined ? '' : ` [${inShort(present)}]`
  const answer = (await terminal.ask(`${label}${hint}${fallback}: `)).trim()
  return answer === '' ? (present ?? '') : fromAnswer(format.type, answer)
}

function fromAnswer(type: string, answer: string): unknown {
  if (type === 'number') return Number.isNaN(Number(answer)) ? answer : Number(answer)
  if (type === 'boolean') {
    return { yes: true, y: true, no: false, n: false }[answer.toLowerCase()] ?? answer
  }
  return answer
}

async function readObject(
  terminal: Terminal,
  entries: Record<string, Format>,
  label: string,
  present: unknown,
): Promise<unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, format] of Object.entries(entries)) {
    // What somebody answers is no example any more.
    if (key === 'example') continue
    const before = (present as Record<string, unknown> | undefined)?.[key]
    const value = await askValue(terminal, format, `${label}, ${inWords(key)}`, before)
    if (value !== undefined) values[key] = value
  }
  return values
}

async function readList(
  terminal: Terminal,
  item: Format,
  label: string,
  present: unknown,
): Promise<unknown[]> {
  const before = Array.isArray(present) ? (present as unknown[]) : []
  const length = await askValue(terminal, count, `${label}, how many`, before.length || undefined)
  const values: unknown[] = []
  for (let index = 0; index < Number(length); index++) {
    values.push(await askValue(terminal, item, `${label}, ${index + 1}`, before[index]))
  }
  return values
}

/** "latestWork" becomes "latest work"; languages keep their codes. */
const inWords = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function inShort(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const texts = JSON.stringify(value).replaceAll(/["[\]{}]/g, '')
  return texts.length > 100 ? `${texts.slice(0, 100)}…` : texts
}
