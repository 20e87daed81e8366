import type { Case } from '@site/company/facts/define-company.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './CaseSums.module.css'

interface CaseSumsProps {
  locale: Locale
  sums: NonNullable<Case['story']['sums']>
}

/** What a case saves and what it cost, in large figures side by side. Place it in a `grid`. */
export function CaseSums({ locale, sums }: CaseSumsProps) {
  return (
    <ul className="main-column columns">
      {sums.map(({ amount, text }) => (
        <li key={text.en}>
          <p className={styles.amount}>{formatNumber(amount, locale)}</p>{' '}
          <p className={styles.text}>{text[locale]}</p>
        </li>
      ))}
    </ul>
  )
}
