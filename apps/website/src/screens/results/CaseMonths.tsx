import type { Case } from '@site/company/facts/define-company.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import styles from './CaseMonths.module.css'

/** The figures that the drawing shows, with what happened in the month. */
export function CaseMonths({ locale, reference }: { locale: Locale; reference: Case }) {
  const t = messages[locale]
  const { result, story } = reference
  return (
    <table className={styles.table}>
      <caption className="section-title">{t.CASE_MONTHS}</caption>
      <thead className="label muted">
        <tr>
          <th scope="col">{t.CASE_MONTH}</th>
          <th scope="col">{capitalise(result.unit[locale])}</th>
          <th scope="col">{t.CASE_NOTE}</th>
        </tr>
      </thead>
      <tbody>
        {story.months.map(({ month, value, note }) => (
          <tr key={month}>
            <th scope="row">{capitalise(formatMonth(month, locale))}</th>
            <td>{formatNumber(value, locale)}</td>
            <td>{note?.[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
