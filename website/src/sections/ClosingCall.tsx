import { ButtonLink, type ButtonTone } from '../components/ButtonLink.tsx'
import styles from './ClosingCall.module.css'

interface ClosingCallProps {
  line: string
  text: string
  button: string
  /** Where the button leads without script; with it, it opens the side panel. */
  href: string
  /** How a message starts that is begun here, such as "About a partnership:". */
  context?: string
  /** `quiet` where the page has a red button of its own just above. */
  tone?: ButtonTone
}

/** The last word of a page before the footer: come and talk to us. */
export function ClosingCall({
  line,
  text,
  button,
  href,
  context = '',
  tone = 'signal',
}: ClosingCallProps) {
  return (
    <section className={`grid ${styles.closing}`}>
      <h2 className={styles.line}>{line}</h2>
      <div className={styles.button}>
        <ButtonLink href={href} tone={tone} data-enquiry-context={context}>
          {button}
        </ButtonLink>
      </div>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
