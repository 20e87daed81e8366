import { ButtonLink, type ButtonTone } from '../components/ButtonLink.tsx'
import styles from './ClosingCall.module.css'

interface ClosingCallProps {
  line: string
  text: string
  button: string
  href: string
  /** `quiet` where the page has a red button of its own just above. */
  tone?: ButtonTone
}

/** The last word of a page before the footer: come and talk to us. */
export function ClosingCall({ line, text, button, href, tone = 'signal' }: ClosingCallProps) {
  return (
    <section className={`grid ${styles.closing}`}>
      <h2 className={styles.line}>{line}</h2>
      <div className={styles.button}>
        <ButtonLink href={href} tone={tone}>
          {button}
        </ButtonLink>
      </div>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
