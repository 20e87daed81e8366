import { ButtonLink, type ButtonTone } from '../components/ButtonLink.tsx'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  line: string
  text: string
  button: string
  /** The target of the button without script; with script it opens the side panel. */
  href: string
  /** The first line of a message that is started here, such as "About a partnership:". */
  context?: string
  /** `quiet` where another red button is just above. */
  tone?: ButtonTone
}

/** The call to action at the end of a page. */
export function CallToAction({
  line,
  text,
  button,
  href,
  context = '',
  tone = 'signal',
}: CallToActionProps) {
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
