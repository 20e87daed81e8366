import type { ReactNode } from 'react'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './EnquiryPanel.module.css'

/** The side panel of every page, a modal dialog (browser/panel.ts). */
export function EnquiryPanel({ locale, children }: { locale: Locale; children?: ReactNode }) {
  const t = messages[locale]
  const titleId = 'enquiry-panel-title'
  return (
    <dialog className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          {/* Focused, so that a second Enter, or one held down, does not press the close button. */}
          <h2 id={titleId} className={`section-title ${styles.title}`} tabIndex={-1} autoFocus>
            {t.ENQUIRY_PANEL_TITLE}
          </h2>
          <button type="button" className="icon-button" data-closes-panel aria-label={t.CLOSE}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
