import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { evenIn, gain, inUseFrom, months, onceSpent } from './specimen-survey.ts'
import styles from './BalanceCurve.module.css'

const width = 400
const zero = 64
const x = (month: number) => Math.round((month / months) * width)
const y = (francs: number) => Math.round(zero - francs / 2000)

/** What is spent and then saved, over the months. Only seen: the sentence below says it. */
export function BalanceCurve({ locale }: { locale: Locale }) {
  const amount = (francs: number) => formatNumber(francs, locale, { signDisplay: 'always' })
  return (
    <svg className={styles.curve} viewBox={`-4 0 ${width + 8} 140`} aria-hidden="true">
      <path className={styles.axis} d={`M0 ${zero}H${width}`} />
      <path d={`M0 ${zero}L${x(inUseFrom)} ${y(-onceSpent)}L${x(months)} ${y(gain)}`} />
      <circle cx={x(evenIn)} cy={zero} r="5" />
      <text x={x(inUseFrom) + 10} y={y(-onceSpent) + 14}>
        {amount(-onceSpent)}
      </text>
      <text x={x(evenIn)} y={zero + 24}>
        {evenIn}
      </text>
      <text className={styles.end} x={x(months)} y={zero + 24}>
        {months} {messages[locale].SPECIMEN_MONTHS}
      </text>
      <text className={styles.end} x={x(months) - 64} y={y(gain) + 6}>
        {amount(gain)}
      </text>
    </svg>
  )
}
