import {
  fieldNames,
  type FieldName,
  fields,
  isAskedFor,
  plainLabelOf,
  sources,
} from '@site/enquiry/fields.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { FormTexts } from './form-texts.ts'

/** The enquiry as plain text in the visitor's language, with a label before every answer. */
export function plainText(values: FormValues, texts: FormTexts): string {
  return fieldNames
    .filter((name) => name !== 'otherSource')
    .map((name) => ({
      label: texts[plainLabelOf(name)],
      value: answerOf(values, name, texts),
    }))
    .filter(({ value }) => value !== '')
    .map((answer) => fillPlaceholders(texts.LABELLED, answer))
    .join('\n')
}

/**
 * In characters. Windows cuts or drops a longer address silently before it reaches the email program
 * (INTERNET_MAX_URL_LENGTH, 2,083).
 */
const longestMailto = 2_000

/**
 * A `mailto:` address with the whole enquiry, or without its text if that would be too long.
 * @param reference the service may already have the enquiry under it
 */
export function mailtoUrl(
  values: FormValues,
  texts: FormTexts,
  { to, reference = '' }: { to: string; reference?: string | undefined },
): { url: string; holdsText: boolean } {
  const name = `${values.firstName} ${values.lastName}`
  const subject = fillPlaceholders(texts.MAIL_SUBJECT, { reference, name })
    .replace(/\s+/g, ' ')
    .trim()
  // RFC 6068 asks for CRLF between the lines, and for %20.
  const body = plainText(values, texts).replace(/\r?\n/g, '\r\n')
  const url = (parts: Record<string, string>) =>
    `mailto:${to}?${new URLSearchParams(parts).toString().replaceAll('+', '%20')}`
  const urlWithText = url({ subject, body })
  const holdsText = urlWithText.length <= longestMailto
  return { url: holdsText ? urlWithText : url({ subject }), holdsText }
}

/** The source and what specifies it are one answer. */
function answerOf(values: FormValues, name: FieldName, texts: FormTexts): string {
  if (name !== 'source') return values[name].trim()
  const specified = isAskedFor('otherSource', values) ? values.otherSource.trim() : ''
  const source = sources.find((known) => known === values.source)
  return specified || (source ? texts[fields.source.options[source]] : '')
}
