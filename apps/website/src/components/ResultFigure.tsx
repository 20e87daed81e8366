import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { resultChange, resultFigures } from './result-texts.ts'
import styles from './ResultFigure.module.css'

/** A result in large type, "11 → 2", and below it what is counted. Place it in a heading that is a `stack`. */
export function ResultFigure({ locale, result }: { locale: Locale; result: Reference['result'] }) {
  const { before, after } = resultFigures(result, locale)
  return (
    <>
      <span className="visually-hidden">{resultChange(result, locale)}</span>
      <span className={styles.figure} aria-hidden="true">
        <span className={`muted ${styles.before}`}>{before}</span>
        <span className={`muted ${styles.arrow}`}>→</span>
        {after}
      </span>{' '}
      <span className={styles.label}>
        <span aria-hidden="true">{result.unit[locale]}</span> {result.label[locale]}
      </span>
    </>
  )
}
