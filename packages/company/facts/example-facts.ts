import type { Locale } from '../i18n/locales.ts'
import type { Company } from './define-company.ts'

/*
 * Recognises the facts of the fictional company by what marks them as examples, so that nobody publishes them by
 * mistake: `npm run doctor` lists them, and the start in production warns of them (decision 13).
 */

/** A fact of the fictional company: `{ fact: 'phone', value: '+41 81 000 00 00', mark: 'placeholder' }`. */
interface ExampleFact {
  fact: string
  value: string
  /** What marks it: its name in `examples`, `"example": true` in the entry, or a reserved address or number. */
  mark: 'named' | 'entry' | 'placeholder'
}

/** Whether an address is under `.example`, which is reserved (RFC 2606). */
export const isExampleAddress = (address: string) => /[@.]example(?![\w.-])/i.test(address)

/**
 * Whether a text contains a reserved domain or the zeros of a phone or register number that nobody has, or names the
 * portrait of an invented person.
 */
const isPlaceholder = (text: string) =>
  isExampleAddress(text) || /\b000 00 00\b|\b000\.000\.000\b|^portrait-\d$/.test(text)

/**
 * The facts that are examples, in the order of content/company.json: those that `examples` names, placeholders, and
 * each person and reference that is marked as an example.
 */
export function exampleFacts({ examples = [], language, ...facts }: Company): ExampleFact[] {
  return Object.entries(facts).flatMap(([fact, value]): ExampleFact[] => {
    if (value !== undefined && examples.includes(fact)) {
      return [{ fact, value: 'named in “examples”', mark: 'named' }]
    }
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item) => {
      const texts = textsOf(item, language)
      const mark = isMarked(item) ? 'entry' : 'placeholder'
      const value = mark === 'entry' ? texts[0] : texts.find(isPlaceholder)
      return value === undefined ? [] : [{ fact, value, mark }]
    })
  })
}

function isMarked(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'example' in item && item.example === true
}

/** The texts of a fact, that in the main language before its translations. */
function textsOf(value: unknown, language: Locale): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const parts = { [language]: undefined, ...value }
  return Object.values(parts).flatMap((part) => textsOf(part, language))
}
