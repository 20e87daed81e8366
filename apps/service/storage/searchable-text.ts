import { domainToASCII } from 'node:url'
import { fields, type FormValues } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { messages, type MessageKey } from '@site/company/i18n/messages.ts'

/** In UTF-16 units: the rest of a longer field is not searched. */
const maxSearchableLength = 64 * 1024

/** Precedes the digits of the phone number, and occurs nowhere else. */
const beforePhone = '\t'

/** How an enquiry is searched: "Müller" is found by "muller" and "mueller", a phone number by its digits. */
export function searchableText(id: string, values: FormValues): string {
  const { source, ...others } = values
  const texts = [referenceOf(id), ...Object.values(others), ...sourceLabels(source)]
  const lines = texts.map((text) => text.slice(0, maxSearchableLength).replaceAll(beforePhone, ' '))
  return folded(lines.join('\n')) + beforePhone + digitsOf(values.phone)
}

/** All words, the phone number or one of the references. Words and number are patterns for LIKE, escaped with `\`. */
export function searchTerms(search: string) {
  const words = folded(search).split(/[\s#,;<>()"“”„‚‘«»‹›]+/)
  const digits = phoneDigits(search)
  return {
    words: words.filter(Boolean).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    phone: digits && `%${beforePhone}%${digits}%`,
    // The subject of an email contains the reference.
    references: search.toLowerCase().match(/\b[0-9a-f]{8}\b/g) ?? [],
  }
}

/** The source as the desk and the emails show it, whatever their language. */
function sourceLabels(source: string): string[] {
  const options: Partial<Record<string, MessageKey>> = fields.source.options
  const key = options[source]
  return key ? locales.map((locale) => messages[locale][key]) : [source]
}

/** The text in lower case and without accents. */
function folded(text: string): string {
  // Marks of their own go first: sorting a megabyte of them would take minutes (`maxNormalizedLength`).
  return withoutMarks(withoutMarks(text).normalize('NFD'))
    .toLowerCase()
    .replaceAll('\0', ' ')
    .replaceAll(/[ßœæøł]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('’', "'")
}

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }

const withoutMarks = (text: string) => text.replaceAll(/\p{M}/gu, '')

/** A phone number's last seven digits, which neither a country code nor a second number changes; else `null`. */
function phoneDigits(search: string): string | null {
  if (!/^[\d\s+()/.\p{Pd}]{6,}$/u.test(search)) return null
  // The beginning of a number may be written with the country's code in one place and without it in the other.
  const digits = digitsOf(search.replace(/^(\+|00)\s*41/, '')).replace(/^0+/, '')
  return digits === '' ? null : digits.slice(-7)
}

const digitsOf = (phone: string): string =>
  phone.slice(0, maxSearchableLength).replaceAll('(0)', '').replaceAll(/\D/g, '')

/** Four times the longest address (RFC 5321). Normalizing a megabyte of accents would take minutes. */
const maxNormalizedLength = 1_024

/** A domain that may have another spelling (RFC 1035, section 2.3.4), without what ends a domain in a URL. */
const internationalDomain = /^(?=.*(?:\P{ASCII}|xn--))[^\s/\\?#@:%[\]<>^|]{1,253}$/u

/** How addresses are compared: `zoë@xn--mnchen-3ya.de` for `Zoë@München.de`. */
export function searchableEmail(email: string): string {
  const trimmed = email.trim()
  if (trimmed.length > maxNormalizedLength) return trimmed.toLowerCase()
  const typed = trimmed.normalize('NFC').toLowerCase().normalize('NFC')
  const afterAt = typed.lastIndexOf('@') + 1
  const domain = typed.slice(afterAt)
  const isInternational = internationalDomain.test(domain)
  return typed.slice(0, afterAt) + ((isInternational && domainToASCII(domain)) || domain)
}
