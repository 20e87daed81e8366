import type { Engagement } from '@site/company/facts/define-company.ts'
import { vatNote } from '@site/company/facts/engagement-texts.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './SurveyPrices.module.css'

interface SurveyPricesProps {
  locale: Locale
  engagement: Engagement
}

/** What an assessment takes in companies of different sizes; nothing without that fact. Place it in a `grid`. */
export function SurveyPrices({ locale, engagement }: SurveyPricesProps) {
  const t = messages[locale]
  const { sizes = [] } = engagement.survey ?? {}
  if (sizes.length === 0) return null
  return (
    <table className={`main-column ${styles.prices}`}>
      <caption>{[t.COSTS_SIZES, vatNote(engagement, locale)].filter(Boolean).join(', ')}</caption>
      <thead>
        <tr className="label muted">
          {[t.COSTS_PEOPLE, t.COSTS_DAYS, t.COSTS_WEEKS, t.COSTS_PRICE].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="card-title">
        {sizes.map(({ people, days, weeks, price }) => (
          <tr key={people}>
            <th scope="row">{formatNumber(people, locale)}</th>
            {[days, weeks, price].map((value, index) => (
              <td key={index}>{formatNumber(value, locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
