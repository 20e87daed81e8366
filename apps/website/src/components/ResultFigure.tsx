import type { Reference } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './ResultFigure.module.css'

/** A result in large type, "11 → 2 days", and below it what is counted. Place it in a heading, whose weight it has. */
export function ResultFigure({ locale, result }: { locale: Locale; result: Reference['result'] }) {
  const before = formatNumber(result.before, locale)
  const after = formatNumber(result.after, locale)
  const unit = result.unit[locale]
  return (
    <>
      <span className="visually-hidden">
        {fillPlaceholders(messages[locale].RESULT_BEFORE_AFTER, { before, after, unit })}
      </span>
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.before}>{before}</span>
        <span className={styles.arrow}>→</span>
        {after} <span className={styles.unit}>{unit}</span>
      </span>{' '}
      <span className={styles.label}>{result.label[locale]}</span>
    </>
  )
}
