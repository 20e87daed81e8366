import type { ReactNode } from 'react'
import type { SurveySystem } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Change } from './Change.tsx'
import { sumOf } from './survey-figures.ts'
import styles from './SurveyDetails.module.css'

/** Where the details of a system are on the page. */
export const anchorOf = ({ id }: SurveySystem) => `system-${id}`

interface SystemProps {
  locale: Locale
  system: SurveySystem
}

/** "CHF 40,000 a year" */
export function YearlyCost({ locale, system: { cost, repair } }: SystemProps) {
  const text = messages[locale].SURVEY_YEARLY
  return <Change locale={locale} before={cost} after={cost - repair.saving} text={text} />
}

/** What the red disc says. */
export function GreatestRisk({ locale }: { locale: Locale }) {
  return <p className={styles.greatest}>{messages[locale].SURVEY_FIRST}</p>
}

interface SurveyDetailsProps extends SystemProps {
  /** Whether its expected damage is the largest. */
  isFirst: boolean
}

/** A system in words: its cost, what could stop the company, and what the fix costs and saves. */
export function SurveyDetails({ locale, system, isFirst }: SurveyDetailsProps) {
  const t = messages[locale]
  const { id, name, risk, repair } = system
  const amount = (value: number) => formatFrancs(value, locale)
  return (
    <section
      id={anchorOf(system)}
      className={styles.system}
      data-system={id}
      data-first={isFirst || undefined}
    >
      <div>
        <h3 className="card-title">{name[locale]}</h3>
        <p className={`statement ${styles.cost}`}>
          <YearlyCost locale={locale} system={system} />
        </p>
        {/* Shown by start-survey.ts, because it does nothing without JavaScript. */}
        <label className={styles.choice} hidden data-survey-choice>
          <input
            type="checkbox"
            value={id}
            data-price={repair.price}
            data-saving={repair.saving}
            data-damage={risk.damage}
            data-left={repair.damage}
          />
          {t.SURVEY_CHOOSE}
        </label>
      </div>
      <div className={styles.parts}>
        <h4 className={styles.head}>{t.SURVEY_RISK}</h4>
        <div>
          <p>{risk.text[locale]}</p>
          <p className="muted">{risk.likelihood[locale]}</p>
          <GreatestRisk locale={locale} />
        </div>
        <dl className={styles.terms}>
          <Term name={t.SURVEY_DAMAGE}>
            <Change locale={locale} before={risk.damage} after={repair.damage} />
          </Term>
        </dl>
        <h4 className={styles.head}>{t.SURVEY_REPAIR}</h4>
        <p>{repair.text[locale]}</p>
        <dl className={styles.terms}>
          <Term name={t.SURVEY_PRICE}>{amount(repair.price)}</Term>
          <Term name={t.SURVEY_SAVING}>{amount(repair.saving)}</Term>
          <Term name={t.SURVEY_PAYBACK}>
            {fillPlaceholders(t.SURVEY_MONTH, { month: String(sumOf([repair]).month) })}
          </Term>
        </dl>
      </div>
    </section>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
