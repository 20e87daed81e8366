import { isLocale, type Locale } from '../i18n/locales.ts'
import type { Company } from './define-company.ts'
import { isOfExample, readExampleRecord } from './example-record.ts'

/* Recognises the facts of the fictional company, so that nobody publishes them by mistake (decision 13). */

/** A fact of the fictional company, or a part of one. */
interface ExampleFact {
  fact: string
  /** Where it is: `services`, `engagement.vat`, `people.0.phone`. */
  fields: string[]
  /** Placeholders, or what tells the entries of a list apart. */
  values: string[]
  /** The value is the shipped one, or a text is a reserved address or number. */
  mark: 'shipped' | 'placeholder'
}

/** Whether an address is under `.example`, which is reserved (RFC 2606). */
export const isExampleAddress = (address: string) => /[@.]example(?![\w.-])/i.test(address)

/** The portraits of invented people. */
const shippedPortraits = Array.from({ length: 9 }, (_, index) => `portrait-${index + 1}`)

/** Pictures that need no file of the owner: portraits, areas of expertise, and cases. */
export const shippedPictures = [
  ...shippedPortraits,
  'area-chip',
  'area-gears',
  'area-rose',
  'case-bearings',
  'case-month-end',
  'case-parts-list',
  'case-stock',
]

/** Whether a text contains a reserved domain, or the zeros of a phone or register number that nobody has. */
const isPlaceholder = (text: string) =>
  isExampleAddress(text) ||
  /\b000 00 \d\d\b|\b000\.000\.000\b/.test(text) ||
  shippedPortraits.includes(text)

/** The facts that are examples: of each, the parts that are as shipped, and the texts and placeholders in the others. */
export function exampleFacts({ language, ...facts }: Company, record = readExampleRecord()) {
  return Object.entries(facts).flatMap(([fact, value]): ExampleFact[] => {
    const { shipped = [], own = [] } = Object.groupBy(partsOf(fact, value), ([, part]) =>
      isOfExample(record, fact, JSON.stringify(part)) ? 'shipped' : 'own',
    )
    const isList = Array.isArray(value)
    const names = shipped.flatMap(
      ([, part]) =>
        textsOf(part, language).find(
          ([field]) => field === '' || field === '.name' || field.endsWith(`.${language}`),
        )?.[1] ?? [],
    )
    const texts = own.flatMap(([field, part]) => textsOf(part, language, field))
    const fields = [
      ...(isList && shipped.length > 0 ? [fact] : shipped.map(([field]) => field)),
      ...texts.filter(([, text]) => isOfExample(record, fact, text)).map(([field]) => field),
    ].map((field) => field.replace(/\.(en|de|fr)$/, '')) // The languages of a text are side by side.
    const ofShipped: ExampleFact = {
      fact,
      fields: [...new Set(fields)],
      values: isList ? names : [],
      mark: 'shipped',
    }
    const placeholders = texts
      .filter(([, text]) => isPlaceholder(text))
      .map(([field, text]): ExampleFact => ({
        fact,
        fields: [field],
        values: [text],
        mark: 'placeholder',
      }))
    return fields.length > 0 ? [ofShipped, ...placeholders] : placeholders
  })
}

/** What is replaced on its own: each entry of a list, each part of a fact, or else the whole fact. */
export function partsOf(fact: string, value: unknown): [field: string, part: unknown][] {
  const hasParts = typeof value === 'object' && value !== null && !Object.keys(value).some(isLocale)
  if (!hasParts) return [[fact, value]]
  return Object.entries(value).map(([key, part]) => [`${fact}.${key}`, part])
}

/** The texts of a fact by their places, that in the main language before its translations. */
function textsOf(value: unknown, language: Locale, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]]
  if (typeof value !== 'object' || value === null) return []
  const parts = language in value ? { [language]: undefined, ...value } : value
  return Object.entries(parts).flatMap(([key, part]) => textsOf(part, language, `${field}.${key}`))
}
