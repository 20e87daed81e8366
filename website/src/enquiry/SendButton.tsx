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
 * The send button. Its stylesheet chooses between the two texts, so that the button also shows sending
 * before the form's code has loaded (browser/early-send.ts).
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
