import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { ButtonLink, type ButtonTone } from '../components/ButtonLink.tsx'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  locale: Locale
  line: string
  text: string
  /** The first line of the message, such as "About a partnership:". */
  context?: string
  /** `quiet` if there is another red button just above. */
  tone?: ButtonTone
}

/**
 * The call to action at the end of a page. Its button is a link to the contact page; with JavaScript it opens the side
 * panel.
 */
export function CallToAction({ locale, line, text, context = '', tone }: CallToActionProps) {
  return (
    <section className={`grid ${styles.closing}`}>
      <h2 className={styles.line}>{line}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.button}>
        <ButtonLink
          href={localizedPath(locale, 'contact')}
          {...(tone && { tone })}
          data-enquiry-context={context}
        >
          {messages[locale].CLOSING_BUTTON}
        </ButtonLink>
      </div>
    </section>
  )
}
