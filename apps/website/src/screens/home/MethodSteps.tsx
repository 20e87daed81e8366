import { company } from '@site/company/facts/company.ts'
import { dayRateTerms, surveyTerms } from '@site/company/facts/engagement-texts.ts'
import type { Step } from '@site/company/facts/define-company.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import '../../styles/rising.css'
import styles from './MethodSteps.module.css'

/** The method in steps, with the duration and price of each that the company promises. Place it in a `grid`. */
export function MethodSteps({ locale, steps }: { locale: Locale; steps: Step[] }) {
  const t = messages[locale]
  const { engagement, surveySystems } = company
  const terms = {
    survey: surveyTerms(engagement, locale),
    included: engagement?.survey && t.TERMS_INCLUDED,
    dayRate: dayRateTerms(engagement, locale),
  }
  const priceFrom = engagement?.survey?.priceFrom
  return (
    <ol className={`subgrid ${styles.steps}`}>
      {steps.map((step, index) => {
        const price =
          step.terms === 'survey' && priceFrom !== undefined && formatNumber(priceFrom, locale)
        const stepTerms = step.terms && terms[step.terms]
        return (
          <li key={step.id} className={price ? styles.priced : styles.step}>
            <div className={`stack ${styles.words}`}>
              <span className="card-title muted" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="statement">{step.title[locale]}</h3>
              <p className="muted">{step.text[locale]}</p>
              {price && surveySystems && (
                <a
                  className={`card-title underlined ${styles.sample}`}
                  href={`${localizedPath(locale, 'services')}#survey`}
                >
                  {t.HOME_SAMPLE}
                </a>
              )}
            </div>
            {stepTerms &&
              (price ? (
                <LargePrice terms={stepTerms} price={price} />
              ) : (
                <p className="card-title">{stepTerms}</p>
              ))}
          </li>
        )
      })}
    </ol>
  )
}

/** The terms with their price in figures as wide as the page. */
function LargePrice({ terms, price }: { terms: string; price: string }) {
  const [before, after] = terms.split(price)
  return (
    <p className={`section-title stack ${styles.price}`}>
      <span>{before}</span>{' '}
      <span
        className={`${styles.figure} ${price.length > 5 ? styles.long : ''}`}
        data-moves="rises"
      >
        {price}
      </span>{' '}
      <span className={styles.after}>{after?.replace(/^, /, '')}</span>
    </p>
  )
}
