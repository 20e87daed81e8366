import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { type Fact, FactList } from '../../sections/FactList.tsx'
import styles from './CompanyFacts.module.css'

interface CompanyFactsProps {
  locale: Locale
  /** Numbers in figures as wide as the column, such as the year of foundation. */
  figures: Fact[]
  facts: Fact[]
}

/** The company in figures, with a disc for each of the staff, and other short facts. Place it in a `grid`. */
export function CompanyFacts({ locale, figures, facts }: CompanyFactsProps) {
  const { headcount = 0 } = company
  return (
    <div className={`subgrid ${styles.facts}`}>
      <h2 className="label muted">{messages[locale].ABOUT_FACTS_LABEL}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              {value}
              {value === String(headcount) && headcount <= 25 && <Discs count={headcount} />}
            </dd>
          </div>
        ))}
      </dl>
      <FactList facts={facts} />
    </div>
  )
}

/** Discs in a square, the last one in the signal colour. */
function Discs({ count }: { count: number }) {
  const side = Math.ceil(Math.sqrt(count))
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className="only-screen" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={(index % side) + 0.5}
          cy={Math.floor(index / side) + 0.5}
          r="0.42"
        />
      ))}
    </svg>
  )
}
