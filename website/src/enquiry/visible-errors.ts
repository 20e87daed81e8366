import { checkValues } from '../../../enquiry-contract/form-schema.ts'
import type { FieldErrors } from '../../../enquiry-contract/form-answer.ts'
import type { ErrorCode, FieldName } from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'

/**
 * The errors to show after a change: that of the changed field, and of the others those that were visible
 * and still apply. Other fields get no new errors.
 * @param changed `null` when another form has changed the values
 */
export function errorsAfterChange(
  visible: FieldErrors,
  changed: FieldName | null,
  values: FormValues,
): FieldErrors {
  const errors = Object.entries(checkValues(values).errors ?? {}) as [FieldName, ErrorCode][]
  return Object.fromEntries(errors.filter(([name]) => name === changed || name in visible))
}

export function hasErrors(errors: FieldErrors | null): boolean {
  return errors !== null && Object.keys(errors).length > 0
}
