import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { CopyButton } from './CopyButton.tsx'
import type { FormTexts } from './form-texts.ts'
import { reopenPanel } from './reopen-panel.ts'
import { SentNotice } from './SentNotice.tsx'
import type { Sending } from './useSending.ts'
import styles from './Sent.module.css'
import actionStyles from './Actions.module.css'

interface SentProps {
  id: string
  texts: FormTexts
  sent: Extract<Sending, { status: 'success' }>
  /** Brings the form back. */
  onAnother: () => void
  /** What happens next. */
  children: ReactNode
}

/** Replaces a form whose enquiry was accepted, and takes the focus, so that it is announced once. */
export function Sent({ id, texts, sent, onAnother, children }: SentProps) {
  const { reference, copy, isChangedSince = false } = sent
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    reopenPanel(place.current)
    place.current.focus({ preventScroll: true })
    // The form was longer, so the screen may show what comes after this notice.
    place.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])

  const label = texts.SENT_REFERENCE
  const referenceLine = fillPlaceholders(texts.LABELLED, { label, value: reference })
  return (
    <SentNotice
      ref={place}
      id={id}
      tabIndex={-1}
      heading={texts.FORM_SUBMITTED}
      referenceLabel={label}
      reference={reference}
      data-outcome
      data-sent
    >
      <p className={styles.note} role="status">
        {isChangedSince && texts.CHANGED_SINCE}
      </p>
      {children}
      <div className={`${actionStyles.actions} ${styles.actions}`}>
        {/* The clipboard needs a secure connection. */}
        {'clipboard' in navigator && (
          <CopyButton
            className={actionStyles.action}
            texts={texts}
            text={`${referenceLine}\n${copy}`}
          />
        )}
        <button type="button" className={actionStyles.action} onClick={onAnother}>
          {isChangedSince ? texts.SENT_BACK : texts.SENT_ANOTHER}
        </button>
      </div>
    </SentNotice>
  )
}
