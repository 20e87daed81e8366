import { checkValues } from '@site/enquiry/form-schema.ts'
import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import type { FormValues } from '@site/enquiry/fields.ts'

/** The state of sending (specification, section 4). */
export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** `copy` is the enquiry as plain text, for the visitor to keep. */
  | { status: 'sent'; reference: string; copy: string }
  /** The failure of a native post has no reference. */
  | { status: 'failed'; reference?: string; isTooLarge: boolean }

export interface FormState {
  /** False in the prerendered page. */
  isHydrated: boolean
  /** The values of the fields. These are uncontrolled; the state follows them. */
  values: FormValues
  /** `null` until the first attempt to send: no errors appear while the visitor is still writing. */
  errors: FieldErrors | null
  submit: SubmitState
}

/** The errors to show after a change: those of the changed field, and visible ones that still apply. */
export function errorsAfterChange(visible: FieldErrors, changed: string, values: FormValues) {
  const errors = Object.entries(checkValues(values).errors ?? {})
  return Object.fromEntries(errors.filter(([name]) => name === changed || name in visible))
}
