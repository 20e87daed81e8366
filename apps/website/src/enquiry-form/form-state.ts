import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'

/** The state of sending (specification, section 4). A new send replaces the result of the last one. */
export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** `copy` is the enquiry as plain text, for the visitor to keep. */
  | { status: 'sent'; reference: string; copy: string }
  /** The failure of a native post has no reference. */
  | { status: 'failed'; reference?: string; isTooLarge: boolean }

export interface FormState {
  /** False in the delivered page. */
  isHydrated: boolean
  /** What the fields contain. They are uncontrolled; this follows them. */
  values: FormValues
  /** `null` until the first attempt to send: no errors appear while the visitor is still writing. */
  errors: FieldErrors | null
  submit: SubmitState
}

export const reduceForm = (now: FormState, change: Partial<FormState>) => ({ ...now, ...change })
