import { company } from '@site/company/facts/company.ts'
import { dayRateTerms, surveyTerms } from '@site/company/facts/engagement-texts.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './MethodSteps.module.css'

/** The method in three steps, with duration and price where the company promises them. Place it in a `grid`. */
export function MethodSteps({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { engagement } = company
  const steps = [
    {
      title: t.METHOD_MEASURE,
      text: t.METHOD_MEASURE_TEXT,
      terms: surveyTerms(engagement, locale),
    },
    { title: t.METHOD_DECIDE, text: t.METHOD_DECIDE_TEXT },
    { title: t.METHOD_BUILD, text: t.METHOD_BUILD_TEXT, terms: dayRateTerms(engagement, locale) },
  ]
  return (
    <ol className={`subgrid ${styles.steps}`}>
      {steps.map(({ title, text, terms }, index) => (
        <li key={title} className={styles.step}>
          <span className="card-title muted" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="statement">{title}</h3>
          <p className="muted">{text}</p>
          {terms && <p className={styles.terms}>{terms}</p>}
        </li>
      ))}
    </ol>
  )
}
