import type { SurveySystem } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { sumOf } from './survey-figures.ts'
import styles from './SurveyDetails.module.css'

/** Where the details of a system are on the page. */
export const anchorOf = ({ id }: SurveySystem) => `system-${id}`

/** "CHF 40,000 a year" */
export const yearly = (value: number, locale: Locale) =>
  fillPlaceholders(messages[locale].SURVEY_YEARLY, { amount: formatFrancs(value, locale) })

interface SurveyDetailsProps {
  locale: Locale
  system: SurveySystem
  /** Whether its risk is the one to deal with first. */
  isFirst: boolean
}

/** A system in words: its cost, what could stop the company, and what the fix costs and saves. */
export function SurveyDetails({ locale, system, isFirst }: SurveyDetailsProps) {
  const t = messages[locale]
  const { id, name, cost, risk, repair } = system
  const amount = (value: number) => formatFrancs(value, locale)
  const month = String(sumOf([repair]).month)
  const terms = [
    [t.SURVEY_PRICE, amount(repair.price)],
    [t.SURVEY_SAVING, amount(repair.saving)],
    [t.SURVEY_PAYBACK, fillPlaceholders(t.SURVEY_MONTH, { month })],
  ] as const
  return (
    <section id={anchorOf(system)} className={styles.system}>
      <h3 className="section-title">{name[locale]}</h3>
      <p className={`lead ${styles.cost}`}>
        <span>{yearly(cost, locale)}</span>
        <span>{yearly(cost - repair.saving, locale)}</span>
      </p>
      {/* Shown by start-survey.ts, because it does nothing without JavaScript. */}
      <label className={styles.choice} hidden data-survey-choice>
        <input
          type="checkbox"
          data-system={id}
          data-price={repair.price}
          data-saving={repair.saving}
        />
        {t.SURVEY_CHOOSE}
      </label>
      <h4 className={styles.head}>{t.SURVEY_RISK}</h4>
      <p>{risk.text[locale]}</p>
      <p className="muted">{fillPlaceholders(t.SURVEY_DAMAGE, { amount: amount(risk.damage) })}</p>
      {isFirst && <p className={styles.first}>{t.SURVEY_FIRST}</p>}
      <h4 className={styles.head}>{t.SURVEY_REPAIR}</h4>
      <p>{repair.text[locale]}</p>
      <dl className={styles.terms}>
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
