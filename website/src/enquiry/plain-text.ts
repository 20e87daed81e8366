import {
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../enquiry-contract/form-values.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { FormTexts } from './form-texts.ts'
import { labelOf, sourceLabels } from './labels.ts'

/** The enquiry as plain text in the visitor's language, one labelled line for every answer. */
export function plainText(values: FormValues, texts: FormTexts): string {
  return fieldNames
    .filter((name) => isAnswered(values, name))
    .map((name) => `${texts[labelOf[name]]}: ${answerOf(values, name, texts)}`)
    .join('\n')
}

interface Mail {
  to: string
  /** The number under which the service may know the enquiry already. */
  reference?: string | undefined
}

/** A `mailto:` address that carries the whole enquiry. */
export function mailtoUrl(values: FormValues, texts: FormTexts, { to, reference = '' }: Mail) {
  const name = `${values.firstName} ${values.lastName}`.trim()
  const subject = fillPlaceholders(texts.MAIL_SUBJECT, { reference, name })
    .replace(/\s+/g, ' ')
    .trim()
  // RFC 6068 asks for CRLF between the lines.
  const body = plainText(values, texts).replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function isAnswered(values: FormValues, name: FieldName): boolean {
  if (name === 'otherSource' && values.source !== 'others') return false
  return values[name].trim() !== ''
}

function answerOf(values: FormValues, name: FieldName, texts: FormTexts): string {
  const label = name === 'source' && sourceLabels.find(({ source }) => source === values.source)
  return label ? texts[label.key] : values[name].trim()
}
