import { type ChangeEvent, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { checkValues } from '../../../enquiry-contract/check-values.ts'
import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import type { Enquiry } from '../../../enquiry-contract/form-schema.ts'
import { fieldNames, type FieldName, isAskedFor } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { toPayload } from '../../../enquiry-contract/payload.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { plainText } from './plain-text.ts'
import type { FormTexts } from './form-texts.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import type { BoundField } from './EnquiryField.tsx'
import { isHoneypotFilled, readValues, removeContextLine, writeValues } from './form-controls.ts'
import { roomHint } from './size-limit.ts'
import { errorsAfterChange, errorsThatHold, hasErrors } from './shown-errors.ts'
import { useContextLine } from './useContextLine.ts'
import { useDraft } from './useDraft.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useSending } from './useSending.ts'
import { useSummaryFocus } from './useSummaryFocus.ts'

export interface EnquiryFormOptions {
  variant: EnquiryVariant
  locale: Locale
  texts: FormTexts
  /** What the service answers to a form posted without JavaScript that it cannot accept. */
  answer?: FormAnswer | undefined
}

/**
 * Decides what the form holds, which errors it shows, when it sends, and what it says about it.
 *
 * The fields keep their own text (React would put its own over what was typed before it took over);
 * `values` follows them.
 */
export function useEnquiryForm({ variant, locale, texts, answer }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(answer?.values ?? emptyValues)
  /** `null` until the first try to send: nothing is called wrong while it is being written. */
  const [errors, setErrors] = useState<FieldErrors | null>(answer?.errors ?? null)
  const [refusals, setRefusals] = useState(0)

  const show = useCallback((shownValues: FormValues, shownErrors: FieldErrors | null) => {
    if (form.current) writeValues(form.current, shownValues)
    setValues(shownValues)
    setErrors(shownErrors)
  }, [])

  const showElsewhere = useCallback((shownValues: FormValues) => {
    if (form.current) writeValues(form.current, shownValues)
    setValues(shownValues)
    setErrors((shown) => shown && errorsThatHold(shown, shownValues))
  }, [])

  const toasterId = `enquiry-${variant}-toasts`
  const { sending, send, clear, clearError, clearSuccess, noteChange } = useSending(
    { locale, texts, toasterId },
    answer?.failed ? 'error' : 'idle',
  )
  const draft = useDraft({
    variant,
    form,
    // A page that could not show what was typed leaves that to the draft.
    answered: answer?.valuesLeftOut ? undefined : answer?.errors,
    show,
    showElsewhere,
    clearError,
  })
  useContextLine(form, clearSuccess)
  // A failure without a reference came with the page, and so did the title that tells of it.
  const cameFailed = sending.status === 'error' && sending.reference === undefined
  useErrorTitle(
    texts.ERROR_TITLE_PREFIX,
    cameFailed || (hasErrors(errors) && (refusals > 0 || answer !== undefined)),
  )
  const summary = useSummaryFocus(refusals)

  const refuse = (refused: FormValues, reasons: FieldErrors) => {
    show(refused, reasons)
    draft.save(refused, reasons)
    setRefusals((count) => count + 1)
  }

  const deliver = async (sent: FormValues, enquiry: Enquiry) => {
    show(sent, {})
    draft.save(sent, {})
    const submission = draft.submissionFor(JSON.stringify(toPayload(enquiry)))
    const isSuspect = form.current !== null && isHoneypotFilled(form.current)
    const result = await send(submission, { isSuspect, copy: plainText(sent, texts) })
    const written = form.current ? readValues(form.current) : sent
    if (!result.accepted) {
      if (hasErrors(result.errors)) refuse(written, result.errors)
      return
    }
    // The fields rest meanwhile, but the other form of the page may have changed them.
    if (!fieldNames.every((name) => written[name] === sent[name])) {
      noteChange()
      return
    }
    if (form.current) removeContextLine(form.current)
    draft.finish()
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.status === 'loading') return
    clear()
    const written = readValues(event.currentTarget)
    const check = checkValues(written)
    if (check.errors) refuse(written, check.errors)
    else void deliver(written, check.enquiry)
  }

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = fieldNames.find((name) => name === event.target.name)
    if (!changed) return
    const written = readValues(event.currentTarget)
    // The page keeps it for whoever chooses the source again (specification, section 4).
    if (variant === 'panel' && !isAskedFor('otherSource', written)) written.otherSource = ''
    const shown = errors && errorsAfterChange(errors, changed, written)
    show(written, shown)
    draft.save(written, shown)
  }

  /** Says how much room the message has left, near the limit. */
  const room = roomHint(values, texts, locale)

  /** Ties a field to the form. */
  const field = (name: FieldName): BoundField => {
    const code = errors?.[name]
    return {
      id: `enquiry-${variant}-${name}`,
      name,
      label: texts.labels[name],
      error: code && texts.errors[code],
      defaultValue: answer?.values[name],
      resting: sending.status === 'loading',
    }
  }

  return {
    formRef: form,
    field,
    values,
    room,
    summary,
    sending,
    cameFailed,
    toasterId,
    onSubmit,
    onChange,
    /** Brings the form back after a success: empty, or with what was written since. */
    writeAnother: clear,
  }
}
