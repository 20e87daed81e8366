import { type ChangeEvent, type SubmitEvent, useReducer, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { checkValues, type Enquiry } from '../../../enquiry-contract/form-schema.ts'
import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import {
  definitionOf,
  fieldNames,
  type FieldName,
  isAskedFor,
} from '../../../enquiry-contract/fields.ts'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { toPayload } from '../../../enquiry-contract/payload.ts'
import { referenceOf } from '../../../enquiry-contract/reference.ts'
import type { DeliveredForm } from './carry-over.ts'
import { submissionFor } from './draft.ts'
import type { BoundField } from './EnquiryField.tsx'
import type { EnquiryVariant } from './enquiry-variant.ts'
import type { FormContent } from './form-content.ts'
import { currentValues, isHoneypotFilled, removeContextLine, writeValues } from './form-controls.ts'
import { initialState, reduceForm } from './form-state.ts'
import { plainText } from './plain-text.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useFormFocus } from './useFormFocus.ts'
import { useSharedDraft } from './useSharedDraft.ts'
import { errorsAfterChange, hasErrors } from './visible-errors.ts'

export interface EnquiryFormOptions {
  variant: EnquiryVariant
  content: FormContent
  /** The answer of the service to a form posted without its code that it could not accept. */
  answer?: FormAnswer | undefined
  /** The form that the page was delivered with; none while that is rendered. */
  delivered?: DeliveredForm | undefined
}

/** The state of the form: its values, its errors and sending. */
export function useEnquiryForm({ variant, content, answer, delivered }: EnquiryFormOptions) {
  const { locale, texts } = content
  const formRef = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(reduceForm, answer, initialState)
  const { values, errors, submit: submitState } = state
  const draft = useSharedDraft(formRef, { variant, locale, answer, delivered, state, dispatch })
  const toasterId = `enquiry-${variant}-toasts`
  // The failure of a native post has no reference. The page's title already says so.
  const hasPostFailed = submitState.status === 'failed' && submitState.reference === undefined
  useErrorTitle(
    texts.ERROR_TITLE_PREFIX,
    // The panel may be closed.
    hasPostFailed || (hasErrors(errors) && variant === 'page'),
  )
  const focus = useFormFocus(formRef, state)

  const clear = () => {
    toast.dismiss(undefined, toasterId)
    dispatch({ type: 'cleared' })
  }

  const submit = async (form: HTMLFormElement, submitted: FormValues, enquiry: Enquiry) => {
    dispatch({ type: 'sendBegan', values: submitted })
    draft.save(submitted, {})
    const submission = submissionFor(JSON.stringify(toPayload(enquiry)))
    const isSuspect = isHoneypotFilled(form)
    const result = await sendEnquiry(submission, { locale, isSuspect })
    if (!result.accepted) {
      const { isTooLarge } = result
      toast.error(isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG, { toasterId })
      dispatch({ type: 'sendFailed', reference: referenceOf(submission.key), isTooLarge })
      return
    }
    toast.success(texts.FORM_SUBMITTED, { toasterId })
    const left = draft.finish(submitted)
    writeValues(form, left)
    removeContextLine(form)
    const copy = plainText(submitted, texts)
    dispatch({ type: 'sent', values: left, reference: referenceOf(result.key), copy })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitState.status === 'sending') return
    toast.dismiss(undefined, toasterId)
    const form = event.currentTarget
    const submitted = currentValues(form)
    const check = checkValues(submitted)
    if (check.errors) {
      dispatch({ type: 'checkFailed', values: submitted, errors: check.errors })
      draft.save(submitted, check.errors)
    } else void submit(form, submitted, check.enquiry)
  }

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = fieldNames.find((name) => name === event.target.name)
    if (!changed) return
    const form = event.currentTarget
    const edited = currentValues(form)
    // The page keeps it in case the source is chosen again (specification, section 4).
    if (variant === 'panel' && !isAskedFor('otherSource', edited)) edited.otherSource = ''
    writeValues(form, edited)
    const visibleErrors: FieldErrors | null = errors && errorsAfterChange(errors, changed, edited)
    dispatch({ type: 'edited', values: edited, errors: visibleErrors })
    draft.save(edited, visibleErrors)
  }

  /** The props that connect a field to the form. */
  const field = (name: FieldName): BoundField => {
    const { label, panelLabel = label } = definitionOf(name)
    const code = errors?.[name]
    return {
      id: `enquiry-${variant}-${name}`,
      name,
      label: texts[variant === 'panel' ? panelLabel : label],
      error: code && texts[code],
      defaultValue: answer?.values[name],
      locked: submitState.status === 'sending',
    }
  }

  return {
    formRef,
    field,
    values,
    submitState,
    hasPostFailed,
    focus,
    toasterId,
    onSubmit,
    onChange,
    /** Shows the form again after a success: empty, or with what was written since. */
    writeAnother: clear,
  }
}
