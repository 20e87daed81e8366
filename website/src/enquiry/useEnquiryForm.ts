import { valibotResolver } from '@hookform/resolvers/valibot'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldErrors as FormErrors,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { type Enquiry, type ErrorCode, formSchema } from '../../../enquiry-contract/form-schema.ts'
import {
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../enquiry-contract/form-values.ts'
import { toPayload } from '../../../enquiry-contract/payload.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { readDraft } from './draft.ts'
import type { BoundField } from './EnquiryFields.tsx'
import { enquiryText } from './enquiry-text.ts'
import type { EnquiryTexts, EnquiryVariant } from './enquiry-texts.ts'
import { labelOf } from './labels.ts'
import { useDraft } from './useDraft.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useSending } from './useSending.ts'

export interface EnquiryFormOptions {
  variant: EnquiryVariant
  locale: Locale
  texts: EnquiryTexts
  /** What the service answers to a form posted without JavaScript that it cannot accept. */
  answer?: FormAnswer | undefined
}

const resolver = valibotResolver(formSchema) as Resolver<FormValues, unknown, Enquiry>

/** Decides what the enquiry form holds, when it is valid, when it is sent, and what is said about it. */
export function useEnquiryForm({ variant, locale, texts, answer }: EnquiryFormOptions) {
  const idOf = (name: string) => `enquiry-${variant}-${name}`
  const toasterId = idOf('toasts')

  const [answeredErrors] = useState(() => answer && toFormErrors(answer.errors))
  const form = useForm<FormValues, unknown, Enquiry>({
    // No `defaultValues`: they would overwrite what was typed before script took over.
    resolver,
    shouldFocusError: false,
    ...(answeredErrors && { errors: answeredErrors }),
  })
  const { errors } = form.formState
  const brokenFields = fieldNames.filter((name) => errors[name])
  const errorsShown = brokenFields.length > 0

  const [refusals, setRefusals] = useState(0)
  const summary = useSummaryFocus(refusals)
  useErrorTitle(texts.ERROR_TITLE_PREFIX, errorsShown && (refusals > 0 || answer !== undefined))

  const draft = useDraft(form, { answered: answer !== undefined, errorsShown })
  const { sending, send, clear } = useSending({
    locale,
    texts,
    toasterId,
    failed: answer?.failed ?? false,
  })

  useEffect(() => {
    // Errors that were visible on the page before show here too, in the language of this page.
    // A try that cannot send is what makes the form check every change from now on.
    if (answeredErrors || readDraft()?.errorsShown) void form.handleSubmit(() => undefined)()
  }, [form, answeredErrors])

  const refuse = () => {
    setRefusals((count) => count + 1)
    draft.save({ errorsShown: true })
  }

  const accept = async (enquiry: Enquiry) => {
    const values = form.getValues()
    const submission = draft.submissionFor(JSON.stringify(toPayload(enquiry)))
    const result = await send(submission, enquiryText(values, texts))
    if (result.accepted) {
      draft.settle(values)
      return
    }
    const refused = Object.entries(toFormErrors(result.errors)) as [FieldName, FieldError][]
    for (const [name, error] of refused) form.setError(name, error)
    if (refused.length > 0) refuse()
  }

  const busy = useRef(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    clear()
    await form.handleSubmit(accept, refuse)(event)
    busy.current = false
  }

  const chooseSource = () => {
    if (form.getValues('source') === 'others') return
    form.clearErrors('otherSource')
    if (variant === 'panel') form.setValue('otherSource', '')
  }

  const messageOf = (name: FieldName) => {
    const code = errors[name]?.message as ErrorCode | undefined
    return code && texts[code]
  }

  return {
    idOf,
    toasterId,
    control: form.control,
    sending,
    summary,
    brokenFields: brokenFields.map((name) => ({ name, message: messageOf(name) ?? '' })),
    onSubmit: (event: SubmitEvent) => void submit(event),
    onChange: () => {
      draft.save()
    },
    /** Ties a field to the form. */
    field: (name: FieldName): BoundField => ({
      ...form.register(name, name === 'source' ? { onChange: chooseSource } : {}),
      id: idOf(name),
      label: texts[labelOf[name]],
      error: messageOf(name),
      defaultValue: answer?.values[name],
    }),
  }
}

/** Brings the focus to the error summary after each refusal, and only then. */
function useSummaryFocus(refusals: number) {
  const summary = useRef<HTMLElement>(null)
  const seen = useRef(refusals)
  useEffect(() => {
    // The summary may come one rendering after the refusal.
    if (seen.current === refusals || !summary.current) return
    seen.current = refusals
    summary.current.focus()
  })
  return summary
}

/** Codes as react-hook-form holds them. */
function toFormErrors(errors: FieldErrors): FormErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [name, { type: 'rule', message: code }]),
  )
}
