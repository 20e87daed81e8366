import { checkValues } from '@site/enquiry/form-schema.ts'
import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'

/** The errors to show after a change: those of the changed field, and visible ones that still apply. */
export function errorsAfterChange(visible: FieldErrors, changed: string, values: FormValues) {
  const errors = Object.entries(checkValues(values).errors ?? {})
  return Object.fromEntries(errors.filter(([name]) => name === changed || name in visible))
}
