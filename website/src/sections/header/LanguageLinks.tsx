import type { Locale } from '../../../../i18n/locales.ts'
import { Flag } from '../../components/Flag.tsx'
import styles from './LanguageLinks.module.css'

/** One language in which the page exists. */
export interface LanguageChoice {
  locale: Locale
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string
  /** The language's own name. */
  name: string
  href: string
  current: boolean
}

/**
 * Links to the translations of this page; choosing one stores the language (decision 14). `translate="no"`
 * keeps a browser that translates the page from translating them.
 */
export function LanguageLinks({ languages }: { languages: LanguageChoice[] }) {
  return (
    <ul>
      {languages.map(({ locale, tag, name, href, current }) => (
        <li key={locale}>
          <a
            className={styles.link}
            href={href}
            lang={tag}
            translate="no"
            hrefLang={tag}
            data-language={locale}
            aria-current={current ? 'true' : undefined}
          >
            <Flag locale={locale} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
