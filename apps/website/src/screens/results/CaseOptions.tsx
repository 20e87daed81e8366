import type { Case } from '@site/company/facts/define-company.ts'
import { formatFrancs } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './CaseOptions.module.css'

interface CaseOptionsProps {
  locale: Locale
  options: NonNullable<Case['story']['options']>
}

/** What was considered, with prices: the rejected options lie flat and struck through, the chosen one is a card. Place it in a `grid`. */
export function CaseOptions({ locale, options }: CaseOptionsProps) {
  const t = messages[locale]
  return (
    <ul className={styles.options}>
      {options.map(({ name, price, reason, chosen }) => (
        <li key={name.en} className={chosen ? styles.chosen : styles.rejected}>
          <p className="label">{chosen ? t.CASE_CHOSEN : t.CASE_REJECTED}</p>
          <h3 className="card-title">{name[locale]}</h3>
          <p className={`section-title ${styles.price}`}>
            {chosen ? formatFrancs(price, locale) : <s>{formatFrancs(price, locale)}</s>}
          </p>
          <p>{reason[locale]}</p>
        </li>
      ))}
    </ul>
  )
}
