import * as v from 'valibot'
import { locales, perLocale } from '../i18n/locales.ts'
import { typeset } from '../i18n/typeset.ts'
import { rule, type Rule } from './rules.ts'

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(rule('EMPTY')),
  v.regex(/^.*$/, rule('ONE_LINE')),
  v.excludes('\uFFFD', rule('LOST_LETTER')),
)

/** A fact that is worded differently in each language, typeset. */
const perLanguage = (format: v.GenericSchema<string>) =>
  v.pipe(
    v.strictObject(v.entriesFromList(locales, format)),
    v.transform((texts) => perLocale((locale) => typeset(texts[locale], locale))),
  )

export const textPerLanguage = perLanguage(text)

/** A text for a place with little space. */
export const shortText = (most: number) =>
  perLanguage(v.pipe(text, v.maxLength(most, rule('TOO_LONG', { most: String(most) }))))

/** A name for files and links. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('SLUG')))

export const email = v.pipe(v.string(), v.trim(), v.email(rule('EMAIL')))

/** International format with spaces, such as "+41 81 000 00 00"; word processors copy no-break spaces. */
export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+[\d\s]+$/, rule('PHONE')),
  v.transform((number) => number.replaceAll(/\s+/g, ' ')),
)

export const httpsUrl = v.pipe(
  text,
  v.regex(/^https:\/\/[^\s/:?#@[\]]+(\/\S*[^\s/])?$/, rule('URL')),
)

/** Where a site is published. */
export const origin = v.pipe(text, v.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,4})?$/, rule('ORIGIN')))

/** One sentence for each mistake; what follows may rely on the format. */
const firstIssueOnly = { abortPipeEarly: true }

/** A country as ISO 3166 codes it, such as "LI"; pages show its name in their own language. */
export const country = v.config(
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]{2}$/, rule('COUNTRY')),
    v.toUpperCase(),
    v.check((code) => isCode('region', code), rule('COUNTRY')),
  ),
  firstIssueOnly,
)

const isCode = (type: 'region' | 'language', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined

const postalCodeDigits: Record<string, number> = { CH: 4, LI: 4, AT: 4, DE: 5, FR: 5, IT: 5 }

/** A postal code of a country; of those that are not in the list above any text is taken. */
function postalCodeIn(code: string) {
  const digits = postalCodeDigits[code]
  return digits ? v.pipe(text, v.regex(new RegExp(`^\\d{${digits}}$`), rule('POSTAL_CODE'))) : text
}

/** A number in a Swiss register, of which the last digit follows from the others. */
const swissNumber = (format: RegExp, name: Rule) =>
  v.config(
    v.pipe(text, v.regex(format, rule(name)), v.check(hasCheckDigit, rule('CHECK_DIGIT'))),
    firstIssueOnly,
  )

const uid = swissNumber(/^CHE-\d{3}\.\d{3}\.\d{3}$/, 'UID')
const vatNumber = swissNumber(/^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/, 'VAT_NUMBER')

/** The formats of a country. Only the numbers of Swiss companies are checked. */
export const formatsIn = (country = 'CH') => ({
  postalCode: postalCodeIn(country),
  uid: country === 'CH' ? uid : text,
  vatNumber: v.optional(country === 'CH' ? vatNumber : text),
})

/** The check digit of a UID, modulo 11 (eCH-0097). */
function hasCheckDigit(uid: string): boolean {
  const digits = Array.from(uid.matchAll(/\d/g), ([digit]) => Number(digit))
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
  return digits[8] === (11 - (sum % 11)) % 11
}

/** A whole number from one upwards, such as days or people. */
export const count = v.pipe(
  v.number(),
  v.integer(rule('WHOLE_NUMBER')),
  v.minValue(1, rule('AT_LEAST_ONE')),
)

export const notNegative = v.pipe(v.number(), v.minValue(0, rule('NEGATIVE')))

export const year = v.pipe(
  count,
  v.minValue(1800, rule('YEAR')),
  v.check((value) => value <= new Date().getFullYear(), rule('FUTURE')),
)

/** A BCP 47 language code, such as "de" or "rm"; pages show the language's name. */
export const language = v.config(
  v.pipe(
    v.string(),
    v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, rule('LANGUAGE_CODE')),
    v.check((code) => isCode('language', code), rule('LANGUAGE_CODE')),
  ),
  firstIssueOnly,
)

/** A picture in content/pictures, with or without its extension: "lea-baer.jpg". */
export const pictureName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)?$/, rule('PICTURE_NAME')),
  v.transform((file) => file.replace(/\..*$/, '')),
)

/** A colour in hexadecimal notation, such as "#c9330f". */
export const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, rule('COLOUR')))

/** A time of day such as "08:00". */
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule('TIME')))

/** A day such as "2026-03-31". */
export const day = v.pipe(v.string(), v.isoDate(rule('DATE')))

/** A month such as "2026-03". */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, rule('MONTH')))
