import { menuPages } from '@site/company/facts/company-pages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { Icon } from '../../components/Icon.tsx'
import { LinkList } from '../LinkList.tsx'
import { LanguageLinks } from './LanguageMenu.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './MobileMenu.module.css'

/** The menu below the large-screen breakpoint: links, languages, theme (specification, section 2). */
export function MobileMenu({ locale, page }: { locale: Locale; page: SitePage | undefined }) {
  const t = messages[locale]
  return (
    <div id="site-menu" popover="auto" className={styles.menu}>
      <nav aria-label={t.MENU}>
        <LinkList locale={locale} pageNames={menuPages} current={page} linkClass={styles.link} />
      </nav>
      <div className={styles.settings}>
        <nav aria-labelledby="menu-languages">
          <h2 id="menu-languages" className="label muted">
            {t.SELECT_LANGUAGE}
          </h2>
          <LanguageLinks locale={locale} page={page} />
        </nav>
        <ThemeToggle variant="line" locale={locale} />
      </div>
    </div>
  )
}

/** The hamburger button, which becomes a cross while the menu is open. */
export function MenuToggle({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <button type="button" className={`icon-button ${styles.toggle}`} popoverTarget="site-menu">
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
