import { company } from '@site/company/facts/company.ts'
import { menuPages } from '@site/company/facts/company-pages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { LinkList } from '../LinkList.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenuToggle, MobileMenu } from './MobileMenu.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './SiteHeader.module.css'

/** The fixed header (specification, section 2), which works without JavaScript and is never hydrated (decision 2). */
export function SiteHeader({ locale, page }: { locale: Locale; page: SitePage | undefined }) {
  return (
    <header className={`grid ${styles.header}`}>
      <a className={styles.home} href={localizedPath(locale, 'home')}>
        <BrandMark name={company.shortName} />
      </a>
      <nav className={styles.navigation} aria-label={messages[locale].MAIN_NAVIGATION}>
        <LinkList
          locale={locale}
          pageNames={menuPages}
          current={page}
          className={styles.links}
          linkClass={styles.link}
        />
      </nav>
      <div className={styles.tools}>
        <LanguageMenu locale={locale} page={page} />
        <ThemeToggle locale={locale} />
      </div>
      <MenuToggle locale={locale} />
      <MobileMenu locale={locale} page={page} />
    </header>
  )
}
