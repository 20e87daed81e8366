import type { ReactNode } from 'react'
import { languageField } from '../../../enquiry-contract/form-answer.ts'
import { fieldNames, isAskedFor } from '../../../enquiry-contract/fields.ts'
import { EnquiryFields } from './EnquiryFields.tsx'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Honeypot } from './Honeypot.tsx'
import { Outcome } from './Outcome.tsx'
import type { Contact } from './RescueCard.tsx'
import { sendMailUrl } from './send-enquiry.ts'
import { SendButton } from './SendButton.tsx'
import { Sent } from './Sent.tsx'
import { Toasts } from './Toasts.tsx'
import { type EnquiryFormOptions, useEnquiryForm } from './useEnquiryForm.ts'
import { useEarlySend } from './useEarlySend.ts'
import { useFirstFieldFocus } from './useFirstFieldFocus.ts'
import { useHydrated } from './useHydrated.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useOnline } from './useOnline.ts'

interface EnquiryFormProps extends EnquiryFormOptions {
  company: Contact
  /** What happens next, shown after sending. */
  nextSteps?: ReactNode
  /** A line beside the button, such as the privacy line. */
  children?: ReactNode
}

/**
 * The enquiry form of the contact page and of the side panel. It posts natively until it is hydrated, and
 * works without script (decision 6).
 */
export function EnquiryForm({ company, nextSteps, children, ...options }: EnquiryFormProps) {
  const { variant, locale, texts } = options
  const { sending, failedBeforeLoad, field, ...form } = useEnquiryForm(options)
  const isSending = sending.status === 'loading'
  const isSent = sending.status === 'success'
  const focus = useKeptFocus(isSending)
  const hydrated = useHydrated()
  useEarlySend(form.formRef, hydrated)
  useFirstFieldFocus(form.formRef, isSent)
  const online = useOnline()

  const rescueId = `enquiry-${variant}-rescue`
  const errors = fieldNames
    .map(field)
    .flatMap(({ id, error }) => (error ? [{ target: id, message: error }] : []))
  // A page that answers a failed post opens at its top, far from the card under the form.
  if (failedBeforeLoad) {
    errors.push({ target: rescueId, message: texts.SOMETHING_WENT_WRONG })
  }
  const outcome = (
    <Outcome id={rescueId} texts={texts} company={company} sending={sending} values={form.values} />
  )

  return (
    <div className={styles.enquiry} data-variant={variant}>
      <form
        ref={form.formRef}
        className={styles.form}
        hidden={isSent}
        method="post"
        action={`${sendMailUrl}?${languageField}=${locale}`}
        noValidate={hydrated}
        aria-busy={isSending}
        // An early press on Send changes `aria-busy` before hydration (useEarlySend.ts).
        suppressHydrationWarning
        onSubmit={form.onSubmit}
        onChange={form.onChange}
      >
        <input type="hidden" name={languageField} value={locale} />
        <Honeypot label={texts.HONEYPOT} />
        <div className={styles.body}>
          {errors.length > 0 && (
            <ErrorSummary
              ref={form.summary}
              id={`enquiry-${variant}-summary`}
              title={texts.ERROR_SUMMARY}
              errors={errors}
            />
          )}
          <p className={styles.hint}>{texts.REQUIRED_HINT}</p>
          <EnquiryFields
            texts={texts}
            lengthHint={form.lengthHint}
            field={field}
            isShown={(name) => !hydrated || isAskedFor(name, form.values)}
          />
          {variant === 'panel' && outcome}
        </div>
        <div ref={focus.place} className={styles.foot} tabIndex={-1}>
          <p className={styles.offline} role="status">
            {/* Shown before hydration as well, after an early press on Send (browser/interaction.ts). */}
            <span data-offline hidden={online} suppressHydrationWarning>
              {texts.OFFLINE}
            </span>
          </p>
          {children && <div className={styles.note}>{children}</div>}
          <SendButton ref={focus.button} texts={texts} loading={isSending} />
        </div>
        {variant === 'page' && outcome}
      </form>
      {isSent && (
        <div className={styles.body}>
          <Sent
            id={`enquiry-${variant}-sent`}
            texts={texts}
            sent={sending}
            onAnother={form.writeAnother}
          >
            {nextSteps}
          </Sent>
        </div>
      )}
      <Toasts toasterId={form.toasterId} />
    </div>
  )
}
