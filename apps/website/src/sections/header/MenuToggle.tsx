import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Icon } from '../../components/Icon.tsx'
import styles from './MenuToggle.module.css'

/** The hamburger button, which becomes a cross while the menu is open. */
export function MenuToggle({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <button type="button" className={styles.toggle} popoverTarget="site-menu">
      <span className={styles.open}>
        <Icon name="menu" />
        <span className="visually-hidden">{t.OPEN_MENU}</span>
      </span>
      <span className={styles.close}>
        <Icon name="close" />
        <span className="visually-hidden">{t.CLOSE_MENU}</span>
      </span>
    </button>
  )
}
