import type { SubmitState } from './form-state.ts'
import { type SubmitFallbackProps, SubmitFallback } from './SubmitFallback.tsx'
import styles from './SubmitStatus.module.css'

interface SubmitStatusProps extends Omit<SubmitFallbackProps, 'failure'> {
  submit: SubmitState
}

/**
 * Shows that the form is being sent, or that sending failed. Its text is the form's only live region. After
 * a success Confirmation.tsx replaces the form.
 */
export function SubmitStatus({ submit, ...fallback }: SubmitStatusProps) {
  const { texts } = fallback
  return (
    <div className={styles.status} data-submit-status>
      <div role="status">
        {submit.status === 'sending' && <p className="visually-hidden">{texts.SUBMITTING}</p>}
        {submit.status === 'failed' && (
          <p className={styles.failure}>
            {submit.isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG}
          </p>
        )}
      </div>
      {submit.status === 'failed' && <SubmitFallback {...fallback} failure={submit} />}
    </div>
  )
}
