import type { SurveySystem } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { Hill, SheetShape } from './Hill.tsx'
import { costPerSheet, sheetsOf } from './survey-figures.ts'
import styles from './SurveyHills.module.css'
import { anchorOf, YearlyCost } from './SurveyDetails.tsx'

interface SurveyHillsProps {
  locale: Locale
  systems: SurveySystem[]
  /** The system with the largest expected damage. */
  first: SurveySystem | undefined
}

/** The systems as hills on a table, each a link to its details. */
export function SurveyHills({ locale, systems, first }: SurveyHillsProps) {
  const perSheet = costPerSheet(systems)
  return (
    <div className={styles.table}>
      <SheetShape />
      <svg className={styles.ground} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M-9 9C6 1 17 0 30 5s30 4 42 0 26 2 37 6V92c-12 6-24 8-38 5s-26-1-40 1-28 0-40-5Z" />
        <path d="M-9 17C5 9 19 7 32 12s27 2 40-1 25 2 37 6V84c-14 7-25 7-37 4s-27 0-41 3-30-2-40-6Z" />
      </svg>
      <ul className={styles.hills}>
        {systems.map((system, index) => (
          <li key={system.id}>
            <a
              className={styles.hill}
              href={`#${anchorOf(system)}`}
              data-system={system.id}
              data-first={system === first || undefined}
            >
              <Hill {...sheetsOf(system, perSheet)} index={index} />
              <span className={styles.label}>
                <strong>{system.name[locale]}</strong>
                <YearlyCost locale={locale} system={system} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
