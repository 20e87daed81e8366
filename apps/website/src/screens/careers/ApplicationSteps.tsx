import type { Company } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import '../../styles/rising.css'
import styles from './ApplicationSteps.module.css'

interface ApplicationStepsProps {
  locale: Locale
  steps: NonNullable<NonNullable<Company['careers']>['steps']>
}

/** The steps of an application, each on a higher terrace, like those in the picture of the page. Place it in a `grid`. */
export function ApplicationSteps({ locale, steps }: ApplicationStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title[locale]} className={styles.step}>
          <h3 className="card-title">{title[locale]}</h3>
          <p className="muted">{text[locale]}</p>
          <span className={styles.terrace} data-moves="rises" aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  )
}
