import * as v from 'valibot'
import { definitionOf, fieldNames, fields, isAskedFor } from './fields.ts'
import type { ErrorCode, FieldDefinition, FieldName, FormValues, Source } from './fields.ts'
import type { FieldErrors } from './form-answer.ts'

/** Invisible, and often copied with a phone number; not the joiners that some scripts need (RFC 5892, appendix A). */
const formatCharacters = /(?!\p{Join_Control})\p{Cf}/gu

/** U+2800, the blank Braille pattern, counts as a symbol in Unicode but is invisible. */
const visibleCharacter = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

/** Cleans the text of a single-line field. @returns an empty string if nothing in it is visible */
function cleanLine(text: string): string {
  const cleaned = text.replace(formatCharacters, '').trim()
  return visibleCharacter.test(cleaned) ? cleaned : ''
}

/** One address in any letters, without what separates several or starts a header. No lookbehind, for older Safari. */
const emailAddress =
  /^[^\s@<>(),;:"[\]\\\p{Cc}]+@(?!-|.*(?:\.-|-\.|-$))(?:[^\s@<>(),;:"[\]\\.\p{Cc}]+\.)+[^\s@<>(),;:"[\]\\.\p{Cc}]{2,}$/u

/** Valid form values: cleaned, with a known source, and without a specification of another source. */
export type Enquiry = FormValues & { source: Source }

/** The rule of a single field. A conditional field is checked later, when all values are known. */
function ruleOf(field: FieldDefinition): v.GenericSchema<string, string> {
  if (field.kind === 'select') return v.picklist(Object.keys(field.options), field.required)
  const cleaned = v.pipe(
    v.string(),
    v.transform((text) => (field.kind === 'textarea' ? text.trim() : cleanLine(text))),
  )
  if (field.required === undefined || field.onlyForSource !== undefined) return cleaned
  const filled = v.pipe(cleaned, v.nonEmpty(field.required))
  return field.kind === 'email' ? v.pipe(filled, v.regex(emailAddress, field.invalid)) : filled
}

const entries = Object.fromEntries(
  fieldNames.map((name) => [name, ruleOf(definitionOf(name))]),
) as Record<FieldName, v.GenericSchema<string, string>>

/** The rules of the form (specification, section 5). Issues have an `ErrorCode` as their message. */
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

/** Checks values against the rules of the form: either a valid enquiry or the errors of its fields. */
export function checkValues(values: FormValues) {
  const result = v.safeParse(formSchema, values)
  if (result.success) return { enquiry: result.output, errors: null }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    errors[v.getDotPath(issue) as FieldName] ??= issue.message as ErrorCode
  }
  return { enquiry: null, errors }
}
