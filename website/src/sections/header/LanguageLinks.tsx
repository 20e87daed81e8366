import { Flag } from '../../components/Flag.tsx'
import type { LanguageChoice } from './LanguageMenu.tsx'
import styles from './LanguageLinks.module.css'

/** Real links to the translations of this page; choosing one stores the language (decisions, section 2.3). */
export function LanguageLinks({ languages }: { languages: LanguageChoice[] }) {
  return (
    <ul>
      {languages.map(({ locale, tag, name, href, current }) => (
        <li key={locale}>
          <a
            className={styles.link}
            href={href}
            lang={tag}
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
