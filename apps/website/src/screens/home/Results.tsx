import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { ResultFigure } from '../../components/ResultFigure.tsx'
import { reliefPath } from '../../results/relief-path.ts'
import styles from './Results.module.css'

interface ResultsProps {
  locale: Locale
  references: Reference[]
}

/** The results of assignments: a figure before and after, with its relief. Place it in a `grid`. */
export function Results({ locale, references }: ResultsProps) {
  return (
    <ul className={styles.results}>
      {references.map(({ client, work, result, year }) => (
        <li key={client[locale]} className={styles.result}>
          <img
            className={styles.relief}
            src={reliefPath(result)}
            width="400"
            height="300"
            alt=""
            loading="lazy"
          />
          <h3>
            <ResultFigure locale={locale} result={result} />
          </h3>
          <p className="muted">{work[locale]}</p>
          <p>{`${client[locale]}, ${year}`}</p>
        </li>
      ))}
    </ul>
  )
}
