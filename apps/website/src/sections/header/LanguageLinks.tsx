import { localeNames, localeTags, locales, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { Flag } from '../../components/Flag.tsx'
import styles from './LanguageLinks.module.css'

interface LanguageLinksProps {
  locale: Locale
  page: SitePage | undefined
}

/**
 * Links to the translations of this page; choosing one stores the language (decision 14). `translate="no"` protects the
 * languages' names from translation by the browser.
 */
export function LanguageLinks({ locale, page = 'home' }: LanguageLinksProps) {
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
