import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import toast from 'react-hot-toast/headless'
import { type FormAnswer, honeypotField } from '@site/enquiry/form-answer.ts'
import { isAskedFor, emptyValues, type FormValues } from '@site/enquiry/fields.ts'
import { checkValues, type Enquiry } from '@site/enquiry/form-schema.ts'
import { toPayload } from '@site/enquiry/payload.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { submissionFor } from './draft.ts'
import type { EnquiryVariant, FormContent } from './form-content.ts'
import { controlOf, currentValues, writeValues } from './form-controls.ts'
import { type FormState, errorsAfterChange } from './form-state.ts'
import { toPlainText } from './plain-text.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { useDraft } from './useDraft.ts'

const merge = (state: FormState, change: Partial<FormState>) => ({ ...state, ...change })

export interface EnquiryFormOptions {
  variant: EnquiryVariant
  content: FormContent
  answer?: Pick<FormAnswer, 'errors' | 'failed'> | null | undefined
  values?: FormValues | undefined
}

/** The state and the event handlers of the form. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { variant, content, answer, values: initialValues = emptyValues } = options
  const { locale, texts } = content
  const id = `enquiry-${variant}`
  const formRef = useRef<HTMLFormElement>(null)
  const [state, update] = useReducer(merge, {
    isHydrated: false,
    values: initialValues,
    errors: answer?.errors ?? null,
    submit: answer?.failed ? { status: 'failed', isTooLarge: false } : { status: 'idle' },
  })
  const { errors, submit: submitState } = state
  useLayoutEffect(() => {
    update({ isHydrated: true })
  }, [])
  const draft = useDraft(formRef, state, update)

  /** Updates the state and moves the focus to the outcome of pressing Send. */
  const updateAndFocus = (outcome: 'summary' | 'fallback' | 'sent', change: Partial<FormState>) => {
    flushSync(() => {
      update(change)
    })
    const element = document.getElementById(`${id}-${outcome}`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ behavior: 'instant' })
  }

  const submit = async (form: HTMLFormElement, values: FormValues, enquiry: Enquiry) => {
    update({ values, errors: {}, submit: { status: 'sending' } })
    draft.save(values, {})
    const submission = submissionFor(JSON.stringify(toPayload(enquiry)))
    const isHoneypotFilled = controlOf(form, honeypotField).value !== ''
    const result = await sendEnquiry(submission, { locale, isHoneypotFilled })
    if (!result.accepted) {
      const { isTooLarge } = result
      toast.error(isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG, { toasterId: id })
      const reference = referenceOf(submission.key)
      updateAndFocus('fallback', { submit: { status: 'failed', reference, isTooLarge } })
      return
    }
    toast.success(texts.FORM_SUBMITTED, { toasterId: id })
    // After a failed native post the page's title starts with "Error".
    document.title = document.title.replace(`${texts.ERROR_TITLE_PREFIX} `, '')
    const remaining = draft.removeSent(values)
    writeValues(form, remaining)
    const copy = toPlainText(values, texts)
    const reference = referenceOf(result.key)
    updateAndFocus('sent', {
      values: remaining,
      errors: null,
      submit: { status: 'sent', reference, copy },
    })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitState.status === 'sending') return
    toast.dismiss(undefined, id)
    const form = event.currentTarget
    const values = currentValues(form)
    const check = checkValues(values)
    if (check.enquiry) void submit(form, values, check.enquiry)
    else {
      draft.save(values, check.errors)
      updateAndFocus('summary', { values, errors: check.errors, submit: { status: 'idle' } })
    }
  }

  const onChange = ({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) => {
    // The contact page keeps the value in case "Others" is chosen again (specification, section 4).
    if (variant === 'panel' && !isAskedFor('otherSource', currentValues(form)))
      controlOf(form, 'otherSource').value = ''
    const values = currentValues(form)
    const visibleErrors = errors && errorsAfterChange(errors, target.name, values)
    update({ values, errors: visibleErrors })
    draft.save(values, visibleErrors)
  }

  return {
    id,
    formRef,
    initialValues,
    state,
    onSubmit,
    onChange,
    /** Shows the form again after a success, with the remaining draft if there is one. */
    writeAnother: () => {
      toast.dismiss(undefined, id)
      flushSync(() => {
        update({ submit: { status: 'idle' } })
      })
      if (formRef.current) controlOf(formRef.current, 'firstName').focus()
    },
  }
}
