import type { Ref } from 'react'
import { Icon } from '../components/Icon.tsx'
import type { FormTexts } from './form-texts.ts'
import styles from './SendButton.module.css'

interface SendButtonProps {
  texts: FormTexts
  /** An enquiry is on its way. */
  loading: boolean
  ref: Ref<HTMLButtonElement>
}

/** The red thing of the form. */
export function SendButton({ texts, loading, ref }: SendButtonProps) {
  return (
    <button ref={ref} type="submit" className={styles.button} disabled={loading}>
      <span>{loading ? texts.SUBMITTING : texts.SEND}</span>
      {loading ? (
        <span className="send-button-spinner" aria-hidden="true" />
      ) : (
        <Icon name="arrow-right" className={styles.arrow} />
      )}
    </button>
  )
}
