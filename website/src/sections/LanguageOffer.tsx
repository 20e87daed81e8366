import type { Locale } from '../../../i18n/locales.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './LanguageOffer.module.css'

interface LanguageOfferProps {
  offers: {
    locale: Locale
    tag: string
    href: string
    text: string
    accept: string
    dismiss: string
  }[]
}

/**
 * A line for each other language that offers the page in it (decision 14). browser/language-offer.ts shows
 * at most one of them.
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  return offers.map(({ locale, tag, href, text, accept, dismiss }) => (
    <aside
      key={locale}
      className={styles.offer}
      lang={tag}
      aria-label={text}
      data-language-offer={locale}
      hidden
    >
      <p className={styles.text}>{text}</p>
      <a className={styles.accept} href={href} hrefLang={tag} data-language={locale}>
        {accept}
      </a>
      <button type="button" className={styles.dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{dismiss}</span>
      </button>
    </aside>
  ))
}
