import * as v from 'valibot'
import type { FieldErrors } from './form-answer.ts'
import type { ErrorCode, FieldName } from './fields.ts'
import { type Enquiry, formSchema } from './form-schema.ts'
import type { FormValues } from './form-values.ts'

/** Either an enquiry that may be stored, or what is wrong with the values. */
export type Check = { enquiry: Enquiry; errors: null } | { enquiry: null; errors: FieldErrors }

/** Holds values against the rules of the form. */
export function checkValues(values: FormValues): Check {
  const result = v.safeParse(formSchema, values)
  if (result.success) return { enquiry: result.output, errors: null }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    // Of each field the first broken rule says enough.
    errors[v.getDotPath(issue) as FieldName] ??= issue.message as ErrorCode
  }
  return { enquiry: null, errors }
}
