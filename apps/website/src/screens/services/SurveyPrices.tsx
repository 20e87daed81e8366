import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { vatNote } from '@site/company/facts/engagement-texts.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './SurveyPrices.module.css'

type Size = NonNullable<NonNullable<NonNullable<Company['engagement']>['survey']>['sizes']>[number]

/** What an assessment costs by size of company: a pile with a sheet for each day of work, and a report on top. Place it in a `grid`. */
export function SurveyPrices({ locale, sizes }: { locale: Locale; sizes: Size[] }) {
  const t = messages[locale]
  return (
    <>
      <h3 className={`statement ${styles.heading}`}>
        {[t.COSTS_SIZES, vatNote(company.engagement, locale)].filter(Boolean).join(', ')}
      </h3>
      <p className="muted">{t.COSTS_PRICE}</p>
      <ul className={styles.sizes}>
        {sizes.map(({ people, days, weeks, price }) => (
          <li key={people}>
            <svg viewBox={`0 0 100 ${3.2 * days}`} aria-hidden="true">
              <path d={Array.from({ length: days }, (_, sheet) => pathOf(sheet)).join('')} />
              <path d={pathOf(0)} />
            </svg>
            <p className={`statement ${styles.price}`}>{formatNumber(price, locale)}</p>
            <dl>
              {[
                [t.COSTS_PEOPLE, formatNumber(people, locale)],
                [t.COSTS_DAYS, days],
                [t.COSTS_WEEKS, weeks],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A sheet of a pile that is not quite straight, counted from the top. */
const pathOf = (sheet: number) => `M${(sheet * 5) % 7} ${3.2 * sheet}h92v2.6h-92z`
