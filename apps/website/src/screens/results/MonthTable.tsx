import type { Case } from '@site/company/facts/define-company.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import styles from './MonthTable.module.css'

/** The figures of a case by month, with bars and notes. Place it in a `grid`. */
export function MonthTable({ locale, reference }: { locale: Locale; reference: Case }) {
  const t = messages[locale]
  const { story, result } = reference
  const most = Math.max(...story.months.map(({ value }) => value))
  const isNewYear = (month: string, before?: string) => !before?.startsWith(month.slice(0, 4))
  return (
    <table className={styles.months}>
      <caption className="section-title">{t.CASE_MONTHS}</caption>
      <thead className="label muted">
        <tr>
          {[t.CASE_MONTH, capitalise(result.unit[locale]), t.CASE_NOTE].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {story.months.map(({ month, value, note, callout }, index, all) => (
          <tr key={month} data-moves="">
            <th scope="row">
              {capitalise(formatMonth(month, locale, isNewYear(month, all[index - 1]?.month)))}
            </th>
            <td className="card-title">
              <svg data-marked={callout && true} aria-hidden="true">
                <rect width={`${(value / most) * 100}%`} />
              </svg>
              {formatNumber(value, locale)}
            </td>
            <td>{note?.[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
