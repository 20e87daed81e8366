import type { KeyboardEvent } from 'react'
import { languageField } from '../../../enquiry-contract/form-answer.ts'
import { fieldNames, isAskedFor } from '../../../enquiry-contract/fields.ts'
import { PrivacyLine } from '../components/PrivacyLine.tsx'
import { NextSteps } from '../sections/NextSteps.tsx'
import { Confirmation } from './Confirmation.tsx'
import { EnquiryFields } from './EnquiryFields.tsx'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { placeCaret } from './form-controls.ts'
import { Honeypot } from './Honeypot.tsx'
import { SendButton } from './SendButton.tsx'
import { sendMailUrl } from './send-enquiry.ts'
import { SubmitStatus } from './SubmitStatus.tsx'
import { Toasts } from './Toasts.tsx'
import { type EnquiryFormOptions, useEnquiryForm } from './useEnquiryForm.ts'
import { useHydrated } from './useHydrated.ts'
import { useOnline } from './useOnline.ts'

/**
 * The enquiry form of the contact page and of the side panel. Before and without its code the browser posts it
 * (decision 6).
 */
export function EnquiryForm(options: EnquiryFormOptions) {
  const { variant, content } = options
  const { locale, texts, contact, nextSteps, privacy } = content
  const { submitState, field, focus, ...form } = useEnquiryForm(options)
  const isSending = submitState.status === 'sending'
  const isSent = submitState.status === 'sent'
  const hydrated = useHydrated()
  const online = useOnline()

  const fallbackId = `enquiry-${variant}-fallback`
  const errors = fieldNames
    .map(field)
    .flatMap(({ id, error }) => (error ? [{ target: id, message: error }] : []))
  // A page that answers a failed post opens at its top, far from the fallback under the form.
  if (form.hasPostFailed) errors.push({ target: fallbackId, message: texts.SOMETHING_WENT_WRONG })
  const submitStatus = (
    <SubmitStatus
      id={fallbackId}
      texts={texts}
      contact={contact}
      submitState={submitState}
      values={form.values}
    />
  )

  return (
    <>
      <form
        ref={form.formRef}
        className={styles.form}
        hidden={isSent}
        method="post"
        action={`${sendMailUrl}?${languageField}=${locale}`}
        noValidate
        aria-busy={isSending}
        data-hydrated={hydrated || undefined}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        onKeyUp={placeCaretAfterTab}
      >
        <input type="hidden" name={languageField} value={locale} />
        <Honeypot label={texts.HONEYPOT} />
        <div className={styles.body}>
          {errors.length > 0 && (
            <ErrorSummary
              ref={focus.summary}
              id={`enquiry-${variant}-summary`}
              title={texts.ERROR_SUMMARY}
              errors={errors}
            />
          )}
          <p className={styles.hint}>{texts.REQUIRED_HINT}</p>
          <EnquiryFields
            texts={texts}
            field={field}
            isShown={(name) => !hydrated || isAskedFor(name, form.values)}
          />
          {variant === 'panel' && submitStatus}
        </div>
        <div ref={focus.foot} className={styles.foot} tabIndex={-1}>
          <p className={styles.offline} role="status">
            {!online && <span>{texts.OFFLINE}</span>}
          </p>
          <div className={styles.note}>
            <PrivacyLine {...privacy} />
          </div>
          <SendButton ref={focus.button} texts={texts} sending={isSending} />
        </div>
        {variant === 'page' && submitStatus}
      </form>
      {isSent && (
        <div className={styles.body}>
          <Confirmation
            id={`enquiry-${variant}-sent`}
            texts={texts}
            sent={submitState}
            onAnother={form.writeAnother}
          >
            <NextSteps {...nextSteps} />
          </Confirmation>
        </div>
      )}
      {hydrated && <Toasts toasterId={form.toasterId} variant={variant} />}
    </>
  )
}

/** WebKit puts the caret before the context line when Tab enters the message, after `focusin`. */
function placeCaretAfterTab({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) placeCaret(target)
}
