import * as v from 'valibot'
import {
  definitionOf,
  type FieldDefinition,
  fieldNames,
  fields,
  isAskedFor,
  type FieldName,
  type Source,
  type ErrorCode,
} from './fields.ts'
import type { FormValues } from './form-values.ts'
import type { FieldErrors } from './form-answer.ts'

/**
 * One address: something, one @, and a domain of labels joined by single dots, the last of at least
 * two characters. Deliberately wider than RFC 5322's ASCII (Swiss domains may contain umlauts), but
 * without anything that separates several addresses or starts a header. A label neither begins nor
 * ends with a hyphen (RFC 1035, section 2.3.1). Without a lookbehind, which Safari before 16.4 cannot parse.
 */
const emailAddress =
  /^[^\s@<>(),;:"[\]\\\p{Cc}]+@(?!-|.*(?:\.-|-\.|-$))(?:[^\s@<>(),;:"[\]\\.\p{Cc}]+\.)+[^\s@<>(),;:"[\]\\.\p{Cc}]{2,}$/u

/**
 * Invisible characters that come along when an address is copied from a web page or an address book. Not the
 * joiners, which some scripts need (RFC 5892, appendix A).
 */
const invisible = /(?!\p{Join_Control})\p{Cf}/gu

/** Valid form values: trimmed, with a known source, and without a left-over specification. */
export type Enquiry = FormValues & { source: Source }

/** The rule of a single field. A conditional field is checked once all values are known. */
function ruleOf(field: FieldDefinition): v.GenericSchema<string, string> {
  if (field.kind === 'select') return v.picklist(Object.keys(field.options), field.required)
  const trimmed = v.pipe(v.string(), v.trim())
  if (field.required === undefined || field.onlyForSource !== undefined) return trimmed
  if (field.kind !== 'email') return v.pipe(trimmed, v.nonEmpty(field.required))
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(invisible, '').trim()),
    v.nonEmpty(field.required),
    v.regex(emailAddress, field.invalid),
  )
}

const entries = Object.fromEntries(
  fieldNames.map((name) => [name, ruleOf(definitionOf(name))]),
) as Record<FieldName, v.GenericSchema<string, string>>

/**
 * The rules of the enquiry form (specification, section 5), for both browser and service. Issues
 * have an `ErrorCode` as their message. There are no length limits.
 */
export const formSchema = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['source'], ['otherSource']],
      (values) => !isAskedFor('otherSource', values) || values.otherSource !== '',
      fields.otherSource.required,
    ),
    ['otherSource'],
  ),
  v.transform(
    (values) =>
      Object.fromEntries(
        fieldNames.map((name) => [name, isAskedFor(name, values) ? values[name] : '']),
      ) as Enquiry,
  ),
)

/** Either a valid enquiry or the errors of its fields. */
export type Check = { enquiry: Enquiry; errors: null } | { enquiry: null; errors: FieldErrors }

/** Checks values against the rules of the form. */
export function checkValues(values: FormValues): Check {
  const result = v.safeParse(formSchema, values)
  if (result.success) return { enquiry: result.output, errors: null }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    // The first broken rule of a field is enough.
    errors[v.getDotPath(issue) as FieldName] ??= issue.message as ErrorCode
  }
  return { enquiry: null, errors }
}
