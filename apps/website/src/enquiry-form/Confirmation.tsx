import type { ReactNode } from 'react'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { CopyButton } from './CopyButton.tsx'
import type { SubmitState } from './form-state.ts'
import type { FormTexts } from './form-content.ts'
import { SentNotice } from './SentNotice.tsx'
import actionStyles from './Actions.module.css'

interface ConfirmationProps {
  id: string
  texts: FormTexts
  sent: Extract<SubmitState, { status: 'sent' }>
  onWriteAnother: () => void
  children: ReactNode
}

/** Replaces the form after its enquiry was accepted. */
export function Confirmation({ id, texts, sent, onWriteAnother, children }: ConfirmationProps) {
  const { reference, copy } = sent
  const label = texts.SENT_REFERENCE
  const referenceLine = fillPlaceholders(texts.LABELLED, { label, value: reference })
  return (
    <SentNotice
      id={id}
      tabIndex={-1}
      heading={texts.FORM_SUBMITTED}
      referenceLabel={label}
      reference={reference}
      data-submit-status
      data-sent
    >
      {children}
      <p className="muted">{texts.SENT_NO_COPY}</p>
      <div className={actionStyles.actions}>
        <CopyButton texts={texts} text={`${referenceLine}\n${copy}`} />
        <button
          type="button"
          className={actionStyles.action}
          onClick={({ detail }) => {
            // Ignores the second click of a double click on Send.
            if (detail < 2) onWriteAnother()
          }}
        >
          {texts.SENT_ANOTHER}
        </button>
      </div>
    </SentNotice>
  )
}
