import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs, formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './Change.module.css'

interface ChangeProps {
  locale: Locale
  before: number
  after: number
  /** The words around the amount. */
  text?: string
}

/** An amount, and once the fix of its system is chosen, the old one struck through and the new one. */
export function Change({ locale, before, after, text = '{amount}' }: ChangeProps) {
  const filled = (value: number) => fillPlaceholders(text, { amount: formatFrancs(value, locale) })
  return (
    <>
      <span className={styles.before}>{filled(before)}</span>
      <span className={styles.after}>
        <s aria-hidden="true">{formatNumber(before, locale)}</s> {filled(after)}
      </span>
    </>
  )
}
