import * as v from 'valibot'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import { type Enquiry, type ErrorCode, formSchema } from '../../../enquiry-contract/form-schema.ts'
import type { FieldName, FormValues } from '../../../enquiry-contract/form-values.ts'

/** Either an enquiry that may be sent, or what is wrong with the values. */
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

/**
 * The errors to show after a change: the changed field's as it now is, and of the others those that
 * were shown and still hold. A field that was not called wrong before is left in peace.
 */
export function errorsAfterChange(
  shown: FieldErrors,
  changed: FieldName,
  values: FormValues,
): FieldErrors {
  const errors = Object.entries(checkValues(values).errors ?? {}) as [FieldName, ErrorCode][]
  return Object.fromEntries(errors.filter(([name]) => name === changed || name in shown))
}

export function hasErrors(errors: FieldErrors | null): boolean {
  return errors !== null && Object.keys(errors).length > 0
}
