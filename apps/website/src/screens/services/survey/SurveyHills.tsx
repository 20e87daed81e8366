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
        <linearGradient id="light" x2="1" y2=".8">
          <stop stopColor="#ffffff" stopOpacity=".35" />
          <stop offset="1" stopColor="#10283f" stopOpacity=".5" />
        </linearGradient>
        <path d="M0 9C12 0 22 0 32 5s28 4 41 0 20 1 27 5V100H0Z" />
        <path d="M0 17C11 8 20 7 33 12s27 2 40-1 20 2 27 6V100H0Z" fill="url(#light)" />
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
