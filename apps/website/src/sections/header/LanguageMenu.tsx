import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { localeNames, localeTags, locales, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { Flag } from './Flag.tsx'
import { Icon } from '../../components/Icon.tsx'
import styles from './LanguageMenu.module.css'

interface LanguageMenuProps {
  locale: Locale
  page: SitePage | undefined
}

/** The language menu of the desktop header. */
export function LanguageMenu({ locale, page }: LanguageMenuProps) {
  const t = messages[locale]
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="language-menu">
        <Flag locale={locale} />
        <span className="visually-hidden">
          {fillPlaceholders(t.LABELLED, { label: t.LANGUAGE, value: '' })}
        </span>
        <span translate="no">{localeNames[locale]}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <nav id="language-menu" popover="auto" aria-label={t.LANGUAGE} className={styles.menu}>
        <LanguageLinks locale={locale} page={page} />
      </nav>
    </>
  )
}

/** Links to the translations of this page; choosing one stores the language (decision 14). */
export function LanguageLinks({ locale, page = 'home' }: LanguageMenuProps) {
  return (
    <ul>
      {locales.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={localizedPath(language, page)}
            lang={localeTags[language]}
            translate="no"
            hrefLang={localeTags[language]}
            data-language={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            <Flag locale={language} />
            {localeNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
