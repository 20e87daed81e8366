import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './EnquiryTab.module.css'

/** The tab on the right edge, which opens the side panel; without JavaScript, a link to the contact page. */
export function EnquiryTab({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const text = <span className={styles.label}>{t.ENQUIRY_TAB}</span>
  return (
    <aside aria-label={t.ENQUIRY_PANEL_TITLE}>
      <button type="button" className={styles.tab} data-opens-panel aria-haspopup="dialog" hidden>
        {text}
      </button>
      <noscript>
        <a className={styles.tab} href={localizedPath(locale, 'contact')}>
          {text}
        </a>
      </noscript>
    </aside>
  )
}
