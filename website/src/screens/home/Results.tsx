import type { Reference } from '../../../../content/define-company.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import { regionalTags, type Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { reliefPath } from '../../results/relief-path.ts'
import styles from './Results.module.css'

interface ResultsProps {
  locale: Locale
  references: Reference[]
}

/** What assignments have changed: a figure each, before and after, with its relief. Stands in a `grid`. */
export function Results({ locale, references }: ResultsProps) {
  const number = new Intl.NumberFormat(regionalTags[locale])
  return (
    <ul className={styles.results}>
      {references.map(({ client, work, result, year }) => {
        const [before, after] = [number.format(result.before), number.format(result.after)]
        const unit = result.unit[locale]
        return (
          <li key={client[locale]} className={styles.result}>
            <img
              className={styles.relief}
              src={reliefPath(result)}
              width="400"
              height="300"
              alt=""
              loading="lazy"
            />
            <h3 className={styles.figure}>
              <span className="visually-hidden">
                {fillPlaceholders(messages[locale].RESULT_BEFORE_AFTER, { before, after, unit })}
              </span>
              <span aria-hidden="true">
                <span className={styles.before}>{before}</span>
                <span className={styles.arrow}>→</span>
                {after}
                <span className={styles.unit}>{unit}</span>
              </span>{' '}
              <span className={styles.label}>{result.label[locale]}</span>
            </h3>
            <p className={styles.work}>{work[locale]}</p>
            <p className={`label ${styles.client}`}>{`${client[locale]}, ${year}`}</p>
          </li>
        )
      })}
    </ul>
  )
}
