import { useLayoutEffect, useRef } from 'react'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import type { FormTexts } from './form-texts.ts'
import { reopenPanel } from './reopen-panel.ts'
import { type Contact, RescueCard } from './RescueCard.tsx'
import { useHydrated } from './useHydrated.ts'
import type { Sending } from './useSending.ts'
import styles from './Outcome.module.css'

interface OutcomeProps {
  id: string
  texts: FormTexts
  company: Contact
  sending: Sending
  /** The current values of the fields. */
  values: FormValues
}

/**
 * Shows that the form is being sent, or that sending failed. Its status text is the form's live region; a
 * success replaces the form (Sent.tsx).
 */
export function Outcome({ id, texts, company, sending, values }: OutcomeProps) {
  const { status } = sending
  const place = useRef<HTMLDivElement>(null)
  // The clipboard needs script, and a secure connection.
  const canCopy = useHydrated() && 'clipboard' in navigator

  useLayoutEffect(() => {
    // Without a reference the failure is that of a native post, which the summary announces.
    if (sending.status !== 'error' || sending.reference === undefined || !place.current) return
    const wasClosed = reopenPanel(place.current)
    // Chromium drops a smooth scroll in a panel that is still outside the screen.
    place.current.scrollIntoView({ block: 'nearest', behavior: wasClosed ? 'instant' : 'auto' })
  }, [sending])

  return (
    <div ref={place} className={styles.outcome} data-outcome>
      <div role="status">
        {status === 'loading' && <p className="visually-hidden">{texts.SUBMITTING}</p>}
        {status === 'error' && (
          <p className={styles.failure}>
            {sending.isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG}
          </p>
        )}
      </div>
      {status === 'error' && (
        <RescueCard
          id={id}
          texts={texts}
          company={company}
          values={values}
          reference={sending.reference}
          canRetry={!sending.isTooLarge}
          canCopy={canCopy}
        />
      )}
    </div>
  )
}
