import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'

/** The state of sending (specification, section 4). */
export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** `copy` is the enquiry as plain text, for the visitor to keep. */
  | { status: 'sent'; reference: string; copy: string }
  /** The failure of a native post has no reference. */
  | { status: 'failed'; reference?: string; isTooLarge: boolean }

export interface FormState {
  /** What the fields contain. They are uncontrolled; this follows them. */
  values: FormValues
  /** `null` until the first attempt to send: no errors appear while the visitor is still writing. */
  errors: FieldErrors | null
  /** How many attempts to send have found errors; each one moves the focus to their summary. */
  failedChecks: number
  submit: SubmitState
}

type Content = Pick<FormState, 'values' | 'errors'>

export type FormAction =
  /** The visitor, or another form of the page, has changed the fields. */
  | ({ type: 'edited' } & Content)
  /** An attempt to send has found errors. */
  | ({ type: 'checkFailed' } & Content)
  | { type: 'sendBegan'; values: FormValues }
  | { type: 'sent'; values: FormValues; reference: string; copy: string }
  | { type: 'sendFailed'; reference: string; isTooLarge: boolean }
  /** The result of the last attempt to send is no longer shown. */
  | { type: 'cleared' }

/** The form as the build draws it, or as the answer to a native post does. */
export function initialState(answer: FormAnswer | undefined): FormState {
  return {
    values: answer?.values ?? emptyValues,
    errors: answer?.errors ?? null,
    failedChecks: 0,
    submit: answer?.failed ? { status: 'failed', isTooLarge: false } : { status: 'idle' },
  }
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edited':
      return { ...state, values: action.values, errors: action.errors }
    case 'checkFailed': {
      const { values, errors } = action
      return { values, errors, failedChecks: state.failedChecks + 1, submit: { status: 'idle' } }
    }
    case 'sendBegan':
      return { ...state, values: action.values, errors: {}, submit: { status: 'sending' } }
    case 'sent': {
      const { values, reference, copy } = action
      return { ...state, values, errors: null, submit: { status: 'sent', reference, copy } }
    }
    case 'sendFailed': {
      const { reference, isTooLarge } = action
      return { ...state, submit: { status: 'failed', reference, isTooLarge } }
    }
    case 'cleared':
      return { ...state, submit: { status: 'idle' } }
  }
}
