import { languageField, honeypotField } from '@site/enquiry/form-answer.ts'
import { fieldNames, isAskedFor } from '@site/enquiry/fields.ts'
import { NextSteps } from '../sections/NextSteps.tsx'
import { Confirmation } from './Confirmation.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SendButton } from './SendButton.tsx'
import { sendMailUrl } from './send-enquiry.ts'
import { SubmitStatus } from './SubmitStatus.tsx'
import { Toasts } from './Toasts.tsx'
import { type EnquiryFormOptions, useEnquiryForm } from './useEnquiryForm.ts'
import { useOnline } from './useOnline.ts'

/** The form of contact page and side panel. Until it is hydrated, Send is a native post (decision 6). */
export function EnquiryForm(options: EnquiryFormOptions) {
  const { variant, content } = options
  const { locale, texts, contact, nextSteps, privacy } = content
  const { id, state, initialValues, formRef, onSubmit, onChange, writeAnother } =
    useEnquiryForm(options)
  const { isHydrated, values, errors, submit } = state
  const isSending = submit.status === 'sending'
  const online = useOnline()

  const fallbackId = `${id}-fallback`
  const summary = fieldNames.flatMap((name) => {
    const code = errors?.[name]
    return code ? [{ target: `${id}-${name}`, message: texts[code] }] : []
  })
  // After a failed native post the page opens at the top, far from the fallback below the form.
  if (submit.status === 'failed' && submit.reference === undefined)
    summary.push({ target: fallbackId, message: texts.SOMETHING_WENT_WRONG })
  const submitStatus = (
    <SubmitStatus id={fallbackId} texts={texts} contact={contact} submit={submit} values={values} />
  )

  return (
    <>
      <form
        ref={formRef}
        className={styles.form}
        hidden={submit.status === 'sent'}
        method="post"
        action={`${sendMailUrl}?${languageField}=${locale}`}
        noValidate
        aria-busy={isSending}
        data-hydrated={isHydrated || undefined}
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <input type="hidden" name={languageField} value={locale} />
        {/* Only bots fill it in. Neither `hidden` nor of the type "hidden", because bots skip those, and not just
            moved off screen, where browsers might autofill it. */}
        <label className={styles.honeypot}>
          {texts.HONEYPOT}
          <input name={honeypotField} autoComplete="off" />
        </label>
        <div className={styles.body}>
          {summary.length > 0 && (
            <ErrorSummary id={`${id}-summary`} title={texts.ERROR_SUMMARY} errors={summary} />
          )}
          {/* The contact page says it beside the form. */}
          {variant === 'panel' && <p className={styles.reader}>{nextSteps.steps[0]?.text}</p>}
          <p className={`label muted ${styles.hint}`}>{texts.REQUIRED_HINT}</p>
          <div className={styles.fields}>
            {fieldNames.map((name) => (
              <EnquiryField
                key={name}
                id={`${id}-${name}`}
                name={name}
                variant={variant}
                texts={texts}
                defaultValue={initialValues[name]}
                error={errors?.[name]}
                locked={isSending}
                hidden={isHydrated && !isAskedFor(name, values)}
              />
            ))}
          </div>
          <p className={`label muted ${styles.note}`}>
            {`${privacy.line} `}
            <a className="underlined" href={privacy.href}>
              {privacy.link}
            </a>
          </p>
          {variant === 'panel' && submitStatus}
        </div>
        <div className={styles.foot}>
          <p className={styles.offline} role="status">
            {!online && <span>{texts.OFFLINE}</span>}
          </p>
          <SendButton texts={texts} sending={isSending} />
        </div>
        {variant === 'page' && submitStatus}
      </form>
      {submit.status === 'sent' && (
        <div className={styles.body}>
          <Confirmation id={`${id}-sent`} texts={texts} sent={submit} onWriteAnother={writeAnother}>
            <NextSteps {...nextSteps} />
          </Confirmation>
        </div>
      )}
      {isHydrated && <Toasts toasterId={id} variant={variant} />}
    </>
  )
}
