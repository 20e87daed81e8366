import { useLayoutEffect, useRef } from 'react'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import type { Contact } from './form-content.ts'
import type { SubmitState } from './form-state.ts'
import type { FormTexts } from './form-texts.ts'
import { SubmitFallback } from './SubmitFallback.tsx'
import styles from './SubmitStatus.module.css'

interface SubmitStatusProps {
  /** The id of the fallback's heading. */
  id: string
  texts: FormTexts
  contact: Contact
  submitState: SubmitState
  /** The current values of the fields. */
  values: FormValues
}

/**
 * Shows that the form is being sent, or that sending failed. Its status text is the form's live region; a
 * success replaces the form (Confirmation.tsx).
 */
export function SubmitStatus({ id, texts, contact, submitState, values }: SubmitStatusProps) {
  const { status } = submitState
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // Without a reference the failure is that of a native post, which the summary announces.
    if (submitState.status !== 'failed' || submitState.reference === undefined) return
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [submitState])

  return (
    <div ref={place} className={styles.status} data-submit-status>
      <div role="status">
        {status === 'sending' && <p className="visually-hidden">{texts.SUBMITTING}</p>}
        {status === 'failed' && (
          <p className={styles.failure}>
            {submitState.isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG}
          </p>
        )}
      </div>
      {status === 'failed' && (
        <SubmitFallback
          id={id}
          texts={texts}
          contact={contact}
          values={values}
          reference={submitState.reference}
          canRetry={!submitState.isTooLarge}
        />
      )}
    </div>
  )
}
