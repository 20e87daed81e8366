import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './SpecimenDrawings.module.css'
import {
  breakEvenMonth,
  finalBalance,
  monthsBeforeSaving,
  months,
  remedyCost,
} from '../../specimen/survey.ts'

/** The y coordinate of a balance of zero. */
const zero = 60
const x = (month: number) => Math.round((month * 280) / months)
const y = (francs: number) => Math.round(zero - francs / 2400)

/** The balance over the months. Hidden from screen readers, for which the sentence below says the same. */
export function BalanceCurve({ locale }: { locale: Locale }) {
  // Intl formats the minus as a hyphen in some languages.
  const amount = (francs: number) =>
    formatNumber(francs, locale, { signDisplay: 'always' }).replace('-', '−')
  const [low, end] = [y(-remedyCost), y(finalBalance)]
  return (
    <svg className={`${styles.drawing} ${styles.curve}`} viewBox="0 0 280 124" aria-hidden="true">
      <path d={`M280 ${zero}H0L${x(monthsBeforeSaving)} ${low}L280 ${end}`} />
      <circle cx={x(breakEvenMonth)} cy={zero} r="4" />
      <text x={x(breakEvenMonth)} y={zero + 20}>
        {fillPlaceholders(messages[locale].SPECIMEN_MONTH, { month: String(breakEvenMonth) })}
      </text>
      <text x={x(monthsBeforeSaving)} y={low + 18}>
        {amount(-remedyCost)}
      </text>
      <text x="230" y={end}>
        {amount(finalBalance)}
      </text>
    </svg>
  )
}
