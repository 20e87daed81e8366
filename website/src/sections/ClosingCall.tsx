import { ButtonLink } from '../components/ButtonLink.tsx'
import styles from './ClosingCall.module.css'

interface ClosingCallProps {
  line: string
  text: string
  button: string
  href: string
}

/** The last word of a page before the footer: come and talk to us. */
export function ClosingCall({ line, text, button, href }: ClosingCallProps) {
  return (
    <section className={`grid ${styles.closing}`}>
      <h2 className={styles.line}>{line}</h2>
      <div className={styles.button}>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
