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

/**
 * The style sheet chooses between the two texts of the button, so that it shows as
 * sending before the form's code is there, too (browser/early-send.ts).
 */
export function SendButton({ texts, loading, ref }: SendButtonProps) {
  return (
    <button ref={ref} type="submit" className={styles.button} disabled={loading}>
      <span className={styles.ready}>{texts.SEND}</span>
      <Icon name="arrow-right" className={`${styles.ready} ${styles.arrow}`} />
      <span className={styles.sending}>{texts.SUBMITTING}</span>
      <span className={`${styles.sending} ${styles.spinner}`} aria-hidden="true" />
    </button>
  )
}
