import type { FormValues } from '@site/enquiry/fields.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { phoneLink } from '../components/phone-link.ts'
import { CopyButton } from './CopyButton.tsx'
import { mailtoUrl } from './mailto-url.ts'
import { toPlainText } from './plain-text.ts'
import type { FormContent, FormTexts } from './form-content.ts'
import type { SubmitState } from './form-state.ts'
import styles from './SubmitStatus.module.css'
import actionStyles from './Actions.module.css'

interface SubmitStatusProps {
  /** The id of the heading after a failure. */
  id: string
  texts: FormTexts
  contact: FormContent['contact']
  /** The current values of the fields, including changes after a failure. */
  values: FormValues
  submit: SubmitState
}

/** The form's only live region, and after a failure the other ways to send the same text. */
export function SubmitStatus({ id, texts, contact, values, submit }: SubmitStatusProps) {
  const failure = submit.status === 'failed' && submit
  const mail = failure && mailtoUrl(values, texts, { to: contact.email, ...failure })
  return (
    <div data-submit-status>
      <div role="status">
        {submit.status === 'sending' && <p className="visually-hidden">{texts.SUBMITTING}</p>}
        {failure && (
          <p className={`card-title ${styles.failure}`}>
            {failure.isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG}
          </p>
        )}
      </div>
      {mail && (
        <section className={styles.card} aria-labelledby={id}>
          {/* The error summary of an answer without JavaScript links here. */}
          <h2 id={id} className="label muted" tabIndex={-1}>
            {texts.RESCUE_TITLE}
          </h2>
          {!mail.hasBody && <p className={styles.advice}>{texts.RESCUE_EMAIL_PASTE}</p>}
          <div className={actionStyles.actions}>
            {!failure.isTooLarge && (
              <button type="submit" className={actionStyles.action}>
                {texts.RESCUE_RETRY}
              </button>
            )}
            <a className={actionStyles.action} href={mail.url}>
              {texts.RESCUE_EMAIL}
            </a>
            <a className={actionStyles.action} href={phoneLink(contact.phone)}>
              {fillPlaceholders(texts.RESCUE_CALL, {
                phone: contact.phone.replaceAll(' ', '\u00A0'),
              })}
            </a>
            <CopyButton texts={texts} text={toPlainText(values, texts)} />
          </div>
        </section>
      )}
    </div>
  )
}
