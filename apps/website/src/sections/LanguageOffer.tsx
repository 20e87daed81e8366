import { defaultLocale, localeTags, locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './LanguageOffer.module.css'

/** Offers the page in each of the other languages (decision 14); browser/language-offer.ts shows at most one. */
export function LanguageOffer({ page = 'home' }: { page: SitePage | undefined }) {
  const offered = locales.filter((locale) => locale !== defaultLocale)
  return offered.map((locale) => {
    const t = messages[locale]
    const tag = localeTags[locale]
    return (
      <aside
        key={locale}
        className={styles.offer}
        lang={tag}
        aria-label={t.LANGUAGE_OFFER}
        data-language-offer={locale}
        hidden
      >
        <p className={styles.text}>{t.LANGUAGE_OFFER}</p>
        <a
          className={`underlined ${styles.accept}`}
          href={localizedPath(locale, page)}
          hrefLang={tag}
          data-language={locale}
        >
          {t.LANGUAGE_OFFER_ACCEPT}
        </a>
        <button type="button" className={`icon-button ${styles.dismiss}`}>
          <Icon name="close" />
          <span className="visually-hidden">{t.LANGUAGE_OFFER_DISMISS}</span>
        </button>
      </aside>
    )
  })
}
