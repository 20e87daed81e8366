import type { Company } from './define-company.ts'

/*
 * Recognises the facts of the fictional company by what marks them as examples, so that nobody publishes them by
 * mistake: `npm run doctor` fails while there is one, and the start in production lists them (decision 13).
 */

/** A fact of the fictional company: `{ fact: 'phone', value: '+41 81 000 00 00' }`. */
interface ExampleFact {
  fact: string
  value: string
}

/** Whether an address is under `.example`, which is reserved (RFC 2606). */
export const isExampleAddress = (address: string) => /[@.]example(?![\w.-])/i.test(address)

/** Whether a text contains a reserved domain, or the zeros of a phone or register number that nobody has. */
const isPlaceholder = (text: string) =>
  isExampleAddress(text) || /\b000 00 00\b|\b000\.000\.000\b/.test(text)

/**
 * The facts that are examples, in the order of content/company.json: those that `examples` names, placeholders, and
 * each person and reference that is marked as an example.
 */
export function exampleFacts({ examples = [], ...facts }: Company): ExampleFact[] {
  return Object.entries(facts).flatMap(([fact, value]) => {
    if (value !== undefined && examples.includes(fact)) {
      return [{ fact, value: 'named in “examples”' }]
    }
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item) => {
      const texts = textsOf(item)
      const text = isMarked(item) ? texts[0] : texts.find(isPlaceholder)
      return text === undefined ? [] : [{ fact, value: text }]
    })
  })
}

function isMarked(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'example' in item && item.example === true
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
