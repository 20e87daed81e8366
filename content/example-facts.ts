import { fingerprint } from '../i18n/fingerprint.ts'
import type { Company } from './define-company.ts'

/*
 * Recognises the facts of the fictional company, so that nobody publishes them by mistake: `npm run
 * doctor` fails while there is one, and the start in production lists them (decision 13).
 */

/** A fact of the fictional company: `{ fact: 'phone', value: '+41 81 000 00 00' }`. */
interface ExampleFact {
  fact: string
  value: string
}

/** Texts that belong to the fictional company. A fact with one of them is an example, but not “Musterstrasse 12”. */
const exampleTexts = wholeWords([
  'Senda Consulting',
  'Musterstrasse 1',
  '+41 81 000 00 00',
  'CHE-000.000.000',
  'Muster Hosting AG',
  'Muster Mail AG',
  'Musterverband Informatik Schweiz',
  'Seraina Caduff',
  'Luc Berset',
  'Nora Aebi',
  'Reto Tanner',
])

/** Fingerprints of what people.ts and references.ts tell in each language, as shipped. */
const shippedStories = new Set(
  (
    'cf51960f 4a287e89 39f1cb99 93271b68 f36bb09b f755830f fb00bf4a e942ba37 0b059c22 ' +
    'e7c16cf2 1b087872 3fa4532e 07ebc93f 8b763a58 9849249d d5c3c9e7 aad3fd69 4efa460c ' +
    'c42f131c d757a34f 8cf37a6e f8e6f7f2 b7b21584 41ebabc7 fbf8be73 7f6ca6b3 2bb7d475 ' +
    '0f8758d6 0c663e99 435e0836 007f3a6b 037530f9 4da3f703 2a29e62c b2c71296 309bae02 ' +
    'bb99b10f b2102171 89e3c3bb'
  ).split(' '),
)

/** Fingerprints of whole facts as they are shipped; another company may share some of them. */
const shippedFacts = {
  engagement: '6e73fd2c',
  questions: 'c27a5310',
  careers: 'efa0a81d',
  regions: '6d4f811b',
  workingLanguages: '0d2751c5',
  openingHours: 'fdaa1838',
  foundedYear: '96da37e9',
  headcount: '19581e27',
  certificates: '39af0d21',
  partnerCommission: '30a0924a',
  backupDays: '624b60c5',
  mailboxDays: '4e47eb55',
  dataStaysInSwitzerland: 'b5bea41b',
} satisfies Partial<Record<keyof Company, string>>

/** Mandatory facts that name a place; any other company in the same town has the same ones. */
const factsWithPlace = [
  'postalCode',
  'postalTown',
  'town',
  'register',
  'hosting',
  'mailProvider',
] satisfies (keyof Company)[]

/** The places of these facts as they are shipped, in each language. */
const shippedPlaces = new Set([
  ...['7000', 'Chur', 'Coire'],
  'Commercial Register of the Canton of Graubünden',
  'Handelsregister des Kantons Graubünden',
  'Registre du commerce du canton des Grisons',
  ...['Zurich, Switzerland', 'Zürich, Schweiz', 'Zurich, Suisse'],
  ...['Bern, Switzerland', 'Bern, Schweiz', 'Berne, Suisse'],
])

/** Whether an address is under `.example`, which is reserved (RFC 2606). */
export const isExampleAddress = (address: string) => /[@.]example(?![\w.-])/i.test(address)

/**
 * The facts that can only be those of the fictional company, in the order of content/company.ts; of a list,
 * one text for each item that has such texts.
 */
export function exampleFacts(company: Company): ExampleFact[] {
  return Object.entries(company).flatMap(([fact, value]) => {
    // Another company may share some times and prices, but not all of them.
    if (fact === 'engagement') {
      return isAsShipped(company, fact) ? [{ fact, value: 'the shipped times and prices' }] : []
    }
    const items: unknown[] = Array.isArray(value) ? value : [value]
    const examples = items.map((item) => textsOf(item).find(isExampleText))
    return examples.flatMap((text) => (text === undefined ? [] : [{ fact, value: text }]))
  })
}

/** Whether a text is, or names, something of the fictional company. */
export const isExampleText = (text: string) =>
  isExampleAddress(text) || exampleTexts.test(text) || shippedStories.has(fingerprint(text))

/** The facts that are still as shipped but may be true of another company: somebody has to check them. */
export function unreviewedFacts(company: Company): string[] {
  const places = factsWithPlace.filter((fact) =>
    textsOf(company[fact]).some((text) => shippedPlaces.has(text)),
  )
  const others = Object.keys(shippedFacts).filter(
    (fact) => fact !== 'engagement' && isAsShipped(company, fact as keyof typeof shippedFacts),
  )
  return [...places, ...others]
}

function isAsShipped(company: Company, fact: keyof typeof shippedFacts): boolean {
  const value = company[fact]
  return value !== undefined && fingerprint(JSON.stringify(value)) === shippedFacts[fact]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function wholeWords(texts: string[]): RegExp {
  const alternatives = texts.map((text) => RegExp.escape(text)).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})(?![\\p{L}\\p{N}])`, 'u')
}
