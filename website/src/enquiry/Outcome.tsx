import { useLayoutEffect, useRef } from 'react'
import type { FormValues } from '../../../enquiry-contract/form-values.ts'
import { CopyButton } from './CopyButton.tsx'
import type { FormTexts } from './form-texts.ts'
import { type Contact, RescueCard } from './RescueCard.tsx'
import { SentNotice } from './SentNotice.tsx'
import { useHydrated } from './useHydrated.ts'
import type { Sending } from './useSending.ts'
import styles from './Outcome.module.css'

interface OutcomeProps {
  id: string
  texts: FormTexts
  company: Contact
  sending: Sending
  /** What stands in the fields now. */
  values: FormValues
}

/** What has become of the last try to send. Its status text is the live region of the form. */
export function Outcome({ id, texts, company, sending, values }: OutcomeProps) {
  const { status } = sending
  const place = useRef<HTMLDivElement>(null)
  // The clipboard needs script, and a secure connection.
  const canCopy = useHydrated() && 'clipboard' in navigator

  useLayoutEffect(() => {
    // Without a reference it came with the page and is read from the page's top.
    if (!('reference' in sending)) return
    // Whoever has closed the panel meanwhile would take a failure for an enquiry that has arrived,
    // and would find the form empty after a success.
    const panel = place.current?.closest('dialog')
    const isClosed = panel?.open === false
    if (isClosed) panel.showModal()
    // Chromium drops a smooth scroll in a panel that is still outside the screen.
    place.current?.scrollIntoView({ block: 'nearest', behavior: isClosed ? 'instant' : 'auto' })
  }, [sending])

  return (
    <div ref={place} className={styles.outcome} data-outcome>
      <div role="status">
        {status === 'loading' && <p className="visually-hidden">{texts.SUBMITTING}</p>}
        {status === 'success' && <SentNotice texts={texts} reference={sending.reference} />}
        {status === 'success' && sending.isChangedSince && (
          <p className={styles.note}>{texts.CHANGED_SINCE}</p>
        )}
        {status === 'error' && (
          <p className={styles.failure}>
            {sending.isTooLarge ? texts.TOO_LONG : texts.SOMETHING_WENT_WRONG}
          </p>
        )}
      </div>
      {status === 'success' && canCopy && (
        <CopyButton className={styles.copy} texts={texts} text={sending.copy} />
      )}
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
