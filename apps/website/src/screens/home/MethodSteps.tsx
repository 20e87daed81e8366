import { company } from '@site/company/facts/company.ts'
import { dayRateTerms, surveyTerms } from '@site/company/facts/engagement-texts.ts'
import type { Step } from '@site/company/facts/define-company.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import styles from './MethodSteps.module.css'

interface MethodStepsProps {
  locale: Locale
  steps: Step[]
}

/**
 * The method in steps, with duration and price where the company promises them. The step with the price of the
 * assessment is as wide as the page. Place it in a `grid`.
 */
export function MethodSteps({ locale, steps }: MethodStepsProps) {
  const { engagement } = company
  const terms = {
    survey: surveyTerms(engagement, locale),
    included: engagement?.survey && messages[locale].TERMS_INCLUDED,
    dayRate: dayRateTerms(engagement, locale),
  }
  const priceFrom = engagement?.survey?.priceFrom
  return (
    <ol className={`subgrid ${styles.steps}`}>
      {steps.map((step, index) => (
        <li key={step.id} className={`subgrid ${styles.step}`}>
          <div className="stack">
            <span className="card-title muted" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="statement">{step.title[locale]}</h3>
            <p className="muted">{step.text[locale]}</p>
          </div>
          {step.terms && terms[step.terms] && (
            <p className="card-title">
              {step.terms === 'survey' && priceFrom !== undefined ? (
                <LargePrice terms={terms.survey} price={formatNumber(priceFrom, locale)} />
              ) : (
                terms[step.terms]
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The terms with their price in very large type, on a line of its own. */
function LargePrice({ terms = '', price }: { terms: string | undefined; price: string }) {
  const [before, after] = terms.split(price)
  return (
    <>
      {before}
      <span className={styles.price}>{price}</span> {after?.replace(/^, /, '')}
    </>
  )
}
