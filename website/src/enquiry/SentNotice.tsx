import type { FormTexts } from './form-texts.ts'
import styles from './SentNotice.module.css'

interface SentNoticeProps {
  texts: FormTexts
  reference: string
}

/** The quiet proof that the enquiry has arrived, with the number to speak of it. */
export function SentNotice({ texts, reference }: SentNoticeProps) {
  const [before, after] = texts.SENT_REFERENCE.split('{reference}')
  return (
    <div className={styles.notice}>
      <svg className={styles.disc} viewBox="0 0 72 72" aria-hidden="true">
        <circle className={styles.ground} cx="36" cy="36" r="36" />
        <path className={styles.check} d="m20 37 11 11 22-24" pathLength="1" />
      </svg>
      <p className={styles.title}>{texts.FORM_SUBMITTED}</p>
      <p className={styles.text}>
        {before}
        <strong className={styles.reference}>{reference}</strong>
        {after}
      </p>
    </div>
  )
}
