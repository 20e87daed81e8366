import * as v from 'valibot'
import { locales, type Locale } from '../i18n/locales.ts'
import { typeset } from '../i18n/typeset.ts'

/** A format with the words that an editor shows beside the fact (content/*.schema.json). */
export const described = <const Format extends v.GenericSchema>(
  format: Format,
  description: string,
) => v.pipe(format, v.description(description))

/** A fact that a company may leave out. */
export const optional = <const Format extends v.GenericSchema>(
  format: Format,
  description: string,
) => v.optional(described(format, description))

export const example = optional(
  v.literal(true, 'must be true, or left out'),
  'Marks what is invented: leave it out for your own',
)

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.regex(/^.*$/, 'must be on one line'),
  v.excludes('\uFFFD', 'has lost a letter: type it again, and save the file as UTF-8'),
)

/** A fact that is worded differently in each language, typeset. */
const perLanguage = (format: v.GenericSchema<string>) =>
  v.pipe(v.strictObject(v.entriesFromList(locales, format)), v.transform(typesetPerLanguage))

const typesetPerLanguage = (texts: Record<Locale, string>) =>
  Object.fromEntries(locales.map((locale) => [locale, typeset(texts[locale], locale)])) as Record<
    Locale,
    string
  >

export const textPerLanguage = perLanguage(text)

/** A text for a place with little space. */
export const shortText = (most: number, place: string) =>
  perLanguage(
    v.pipe(
      text,
      v.maxLength(most, `must not have more than ${most} characters: it does not fit ${place}`),
    ),
  )

/** A name for files and links. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words, such as "lea-baer"'),
)

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.email('must be an email address; a domain with an umlaut is written as "xn--…"'),
)

/** International format with spaces, such as "+41 81 000 00 00"; word processors copy no-break spaces. */
export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((number) => number.replaceAll(/\s+/g, ' ')),
  v.regex(/^\+[\d ]+$/, 'must be in international format, such as "+41 81 000 00 00"'),
)

/** One sentence for each mistake. */
const firstIssueOnly = { abortPipeEarly: true }

export const yesOrNo = v.boolean('must be true or false')

export const httpsUrl = v.config(
  v.pipe(
    v.string(),
    v.url('must be a full address such as "https://www.example.ch"'),
    v.startsWith('https://', 'must start with "https://"'),
    v.check((url) => !url.endsWith('/'), 'must not end with "/"'),
  ),
  firstIssueOnly,
)

/** Where a site is published. */
export const origin = v.config(
  v.pipe(
    httpsUrl,
    v.check(
      (url) => URL.parse(url)?.origin === url,
      ({ input }) =>
        `must be lower-case letters without a path: "${URL.parse(input)?.origin ?? 'https://www.example.ch'}"`,
    ),
  ),
  firstIssueOnly,
)

/** A country as ISO 3166 codes it, such as "LI"; pages show its name in their own language. */
export const country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.check(isCountry, 'must be a two-letter country code, such as "CH", "LI" or "DE"'),
)

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined
}

/** How many digits a postal code has. */
const postalCodeDigits: Record<string, number> = { CH: 4, LI: 4, AT: 4, DE: 5, FR: 5, IT: 5 }

export const postalCodeFormats =
  'must have four digits in Switzerland, Liechtenstein and Austria, and five in Germany, France and Italy'

/** A postal code of a country; of those that are not in the list above any text is taken. */
export function postalCodeIn(code = 'CH') {
  const digits = postalCodeDigits[code]
  return v.pipe(
    text,
    v.check(
      (postalCode) => digits === undefined || new RegExp(`^\\d{${digits}}$`).test(postalCode),
      postalCodeFormats,
    ),
  )
}

/** The number of a company in the register of enterprises; only a Swiss one is checked. */
export function uidIn(code = 'CH') {
  if (code !== 'CH') return text
  return v.pipe(
    text,
    v.regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, 'must look like "CHE-123.456.788"'),
    uidCheckDigit,
  )
}

/** The number of a company in the VAT register; only a Swiss one is checked. */
export function vatNumberIn(code = 'CH') {
  if (code !== 'CH') return text
  const format = /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/
  return v.config(
    v.pipe(text, v.regex(format, 'must look like "CHE-123.456.788 MWST"'), uidCheckDigit),
    firstIssueOnly,
  )
}

/** The last digit of a UID follows from the others, modulo 11 (eCH-0097). */
const uidCheckDigit = v.check(
  hasCheckDigit,
  'is mistyped: its check digit does not match; compare it with www.uid.admin.ch',
)

function hasCheckDigit(uid: string): boolean {
  const digits = Array.from(uid.matchAll(/\d/g), ([digit]) => Number(digit))
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
  return digits[8] === (11 - (sum % 11)) % 11
}

/** A whole number from one upwards, such as days or people. */
export const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

export const year = v.pipe(
  count,
  v.minValue(1800, 'must be a four-digit year'),
  v.check((value) => value <= new Date().getFullYear(), 'must not be in the future'),
)

/** A BCP 47 language code, such as "de" or "rm"; pages show the language's name. */
export const language = v.pipe(
  v.string(),
  v.check(isLanguage, 'must be a language code, such as "de", "fr", "it" or "rm"'),
)

function isLanguage(code: string): boolean {
  try {
    return (
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
    )
  } catch {
    return false
  }
}

/** A time of day such as "08:00". */
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"'),
)

/** A day such as "2026-03-31". */
export const day = v.pipe(v.string(), v.isoDate('must be a date such as "2026-03-31"'))

/** A month such as "2026-03". */
export const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as "2026-03"'),
)
