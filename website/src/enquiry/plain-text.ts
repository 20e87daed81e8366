import {
  fieldNames,
  type FieldName,
  isAskedFor,
  sources,
} from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { FormTexts } from './form-texts.ts'

/** The enquiry as plain text in the visitor's language, one labelled line for every answer. */
export function plainText(values: FormValues, texts: FormTexts): string {
  return fieldNames
    .filter((name) => isAnswered(values, name))
    .map((name) => `${labelled(texts.labels[name])} ${answerOf(values, name, texts)}`)
    .join('\n')
}

interface Mail {
  to: string
  /** The number under which the service may know the enquiry already. */
  reference?: string | undefined
}

/**
 * In characters. Windows hands no longer address to a mail program than Internet Explorer read
 * (INTERNET_MAX_URL_LENGTH, 2,083), and cuts or drops it silently.
 */
const longestMailto = 2_000

/** A `mailto:` address that carries the whole enquiry, unless mail programs would not take it. */
export function mailtoUrl(
  values: FormValues,
  texts: FormTexts,
  { to, reference = '' }: Mail,
): { url: string; holdsText: boolean } {
  const name = `${values.firstName} ${values.lastName}`.trim()
  const subject = fillPlaceholders(texts.MAIL_SUBJECT, { reference, name })
    .replace(/\s+/g, ' ')
    .trim()
  // RFC 6068 asks for CRLF between the lines.
  const body = plainText(values, texts).replace(/\r?\n/g, '\r\n')
  const url = `mailto:${to}?subject=${encode(subject)}`
  const urlWithText = `${url}&body=${encode(body)}`
  return urlWithText.length <= longestMailto
    ? { url: urlWithText, holdsText: true }
    : { url, holdsText: false }
}

/** `encodeURIComponent` throws at half a surrogate pair, all that a cut may leave of an emoji. */
function encode(text: string): string {
  // Firefox 115 has no `toWellFormed` yet.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

/** A label that asks has its own mark at its end. */
function labelled(label: string): string {
  return label.endsWith('?') ? label : `${label}:`
}

function isAnswered(values: FormValues, name: FieldName): boolean {
  return isAskedFor(name, values) && values[name].trim() !== ''
}

function answerOf(values: FormValues, name: FieldName, texts: FormTexts): string {
  const source = name === 'source' && sources.find((known) => known === values.source)
  return source ? texts.sources[source] : values[name].trim()
}
