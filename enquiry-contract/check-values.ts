import * as v from 'valibot'
import type { FieldErrors } from './form-answer.ts'
import type { ErrorCode, FieldName } from './fields.ts'
import { type Enquiry, formSchema } from './form-schema.ts'
import type { FormValues } from './form-values.ts'

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
