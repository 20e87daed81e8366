import buttonStyles from '../components/ButtonLink.module.css'
import { Icon } from '../components/Icon.tsx'
import type { FormTexts } from './form-content.ts'
import styles from './SendButton.module.css'

/** The send button. Its texts are lower case in `content/messages`, as specified; CSS capitalises them. */
export function SendButton({ texts, sending }: { texts: FormTexts; sending: boolean }) {
  const text = sending ? texts.SUBMITTING : texts.SEND
  return (
    <button
      type="submit"
      className={`${buttonStyles.button} ${buttonStyles.signal} ${styles.button}`}
      disabled={sending}
    >
      {/* A new element for every text, as in EnquiryField.tsx. */}
      <span key={text} className={styles.text}>
        {text}
      </span>
      {sending ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        <Icon name="arrow-right" className={buttonStyles.icon} />
      )}
    </button>
  )
}
