import { type ChangeEvent, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { checkValues, type Enquiry } from '../../../enquiry-contract/form-schema.ts'
import type { FieldErrors, FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { fieldNames, type FieldName, isAskedFor } from '../../../enquiry-contract/fields.ts'
import { emptyValues, type FormValues } from '../../../enquiry-contract/form-values.ts'
import { toPayload } from '../../../enquiry-contract/payload.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { announceReplaced } from './announce-replaced.ts'
import { isBlank } from './draft.ts'
import { plainText } from './plain-text.ts'
import type { FormTexts } from './form-texts.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'
import type { BoundField } from './EnquiryField.tsx'
import { isHoneypotFilled, readValues, removeContextLine, writeValues } from './form-controls.ts'
import { lengthHint } from './size-limit.ts'
import { errorsAfterChange, errorsThatStillApply, hasErrors } from './shown-errors.ts'
import { useContextLine } from './useContextLine.ts'
import { useDeliveredForm } from './useDeliveredForm.ts'
import { useDraft } from './useDraft.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useSending } from './useSending.ts'
import { useSummaryFocus } from './useSummaryFocus.ts'

export interface EnquiryFormOptions {
  variant: EnquiryVariant
  locale: Locale
  texts: FormTexts
  /** The answer of the service to a form posted without JavaScript that it could not accept. */
  answer?: FormAnswer | undefined
}

/**
 * The state of the form: its values, its errors and sending.
 *
 * The fields are uncontrolled, because React would overwrite what was typed before hydration; `values`
 * follows them.
 */
export function useEnquiryForm({ variant, locale, texts, answer }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  useDeliveredForm(form, variant)
  const [values, setValues] = useState(answer?.values ?? emptyValues)
  /** `null` until the first attempt to send: no errors appear while the visitor is still writing. */
  const [errors, setErrors] = useState<FieldErrors | null>(answer?.errors ?? null)
  const [failedChecks, setFailedChecks] = useState(0)

  const show = useCallback((shownValues: FormValues, shownErrors: FieldErrors | null) => {
    if (form.current) writeValues(form.current, shownValues)
    setValues(shownValues)
    setErrors(shownErrors)
  }, [])

  const showFromOtherForm = useCallback(
    (shownValues: FormValues, changed: readonly FieldName[]) => {
      if (!form.current) return
      writeValues(form.current, shownValues, changed)
      const written = readValues(form.current)
      setValues(written)
      setErrors((shown) => shown && errorsThatStillApply(shown, written))
    },
    [],
  )

  const toasterId = `enquiry-${variant}-toasts`
  const { sending, send, clear, clearError, clearSuccess, noteChange } = useSending(
    { locale, texts, toasterId },
    answer?.failed ? 'error' : 'idle',
  )
  const draft = useDraft({
    variant,
    form,
    // Where the answer lacks the values, the draft may have them.
    answered: answer?.valuesLeftOut ? undefined : answer?.errors,
    show,
    showFromOtherForm,
    clearError,
  })
  useContextLine(form, clearSuccess)
  // A failure without a reference is that of a native post, and the page's title already says so.
  const failedBeforeLoad = sending.status === 'error' && sending.reference === undefined
  useErrorTitle(
    texts.ERROR_TITLE_PREFIX,
    // The panel may be closed.
    failedBeforeLoad || (hasErrors(errors) && variant === 'page'),
  )
  const summary = useSummaryFocus(failedChecks)

  const showErrors = (checked: FormValues, found: FieldErrors) => {
    show(checked, found)
    draft.save(checked, found)
    setFailedChecks((count) => count + 1)
  }

  const deliver = async (sent: FormValues, enquiry: Enquiry) => {
    show(sent, {})
    draft.save(sent, {})
    const submission = draft.submissionFor(JSON.stringify(toPayload(enquiry)))
    const isSuspect = form.current !== null && isHoneypotFilled(form.current)
    const result = await send(submission, { isSuspect, copy: plainText(sent, texts) })
    const written = form.current ? readValues(form.current) : sent
    // These fields are locked while sending, but the other form of the page may have changed the draft. Where
    // they are empty, it has sent the same enquiry.
    const isSentElsewhere = isBlank(written)
    if (!result.accepted) {
      if (isSentElsewhere) clear()
      else if (hasErrors(result.errors)) showErrors(written, result.errors)
      return
    }
    if (!isSentElsewhere && !fieldNames.every((name) => written[name] === sent[name])) {
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
    // The card of a failure disappears, or the page moves to the errors.
    announceReplaced()
    const written = readValues(event.currentTarget)
    const check = checkValues(written)
    if (check.errors) showErrors(written, check.errors)
    else void deliver(written, check.enquiry)
  }

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = fieldNames.find((name) => name === event.target.name)
    if (!changed) return
    const written = readValues(event.currentTarget)
    // The page keeps it in case the source is chosen again (specification, section 4).
    if (variant === 'panel' && !isAskedFor('otherSource', written)) written.otherSource = ''
    const shown = errors && errorsAfterChange(errors, changed, written)
    show(written, shown)
    draft.save(written, shown)
  }

  /** The props that connect a field to the form. */
  const field = (name: FieldName): BoundField => {
    const code = errors?.[name]
    return {
      id: `enquiry-${variant}-${name}`,
      name,
      label: texts.labels[name],
      error: code && texts.errors[code],
      defaultValue: answer?.values[name],
      locked: sending.status === 'loading',
    }
  }

  return {
    formRef: form,
    field,
    values,
    lengthHint: lengthHint(values, texts, locale),
    summary,
    sending,
    failedBeforeLoad,
    toasterId,
    onSubmit,
    onChange,
    /** Shows the form again after a success: empty, or with what was written since. */
    writeAnother: () => {
      clear()
      announceReplaced()
    },
  }
}
