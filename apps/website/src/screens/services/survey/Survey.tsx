import type { SurveySystem } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs, formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { costPerSheet, sumOf } from './survey-figures.ts'
import styles from './Survey.module.css'
import { GreatestRisk, SurveyDetails } from './SurveyDetails.tsx'
import { SurveyHills } from './SurveyHills.tsx'

interface SurveyProps {
  locale: Locale
  systems: SurveySystem[]
}

/**
 * The systems of an invented client, as an assessment shows them: a paper relief in which each hill is a link to its
 * details, and the sum of the fixes that the visitor chooses. Place it in a `grid`.
 */
export function Survey({ locale, systems }: SurveyProps) {
  const t = messages[locale]
  const amount = (value: number) => formatFrancs(value, locale)
  const all = sumOf(systems.map(({ repair }) => repair))
  const total = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)
  const cost = total(systems.map((system) => system.cost))
  const damage = total(systems.map(({ risk }) => risk.damage))
  const costShare = `${(cost / (cost + damage)) * 100}%`
  const [first] = systems.toSorted((a, b) => b.risk.damage - a.risk.damage)
  const none = fillPlaceholders(t.SURVEY_NONE, {
    total: amount(cost),
    damage: amount(damage),
  })
  return (
    <figure className={`subgrid ${styles.survey}`} data-survey>
      <figcaption className={`stack ${styles.caption}`}>
        <p className="statement">{t.SURVEY_LEAD}</p>
        <p>{fillPlaceholders(t.SURVEY_CAPTION, { interval: amount(costPerSheet(systems)) })}</p>
        <GreatestRisk locale={locale} />
      </figcaption>
      <SurveyHills locale={locale} systems={systems} first={first} />
      <div className={styles.report}>
        <fieldset className={styles.systems}>
          <legend className="visually-hidden">{t.SURVEY_SYSTEMS}</legend>
          {systems.map((system) => (
            <SurveyDetails
              key={system.id}
              locale={locale}
              system={system}
              isFirst={system === first}
            />
          ))}
          <output
            className={`card-title ${styles.sum}`}
            data-some={t.SURVEY_SOME}
            data-none={none}
            data-cost={cost}
            data-group={formatNumber(1000, locale).charAt(1)}
          >
            {none}
          </output>
          <svg className={styles.balance} aria-hidden="true">
            <rect width={costShare} height="100%" />
            <rect x={costShare} width="100%" height="100%" />
          </svg>
        </fieldset>
        <p className="muted">
          {fillPlaceholders(t.SURVEY_ALL, {
            price: amount(all.price),
            saving: amount(all.saving),
            month: String(all.month),
            damage: amount(total(systems.map(({ repair }) => repair.damage))),
          })}
        </p>
      </div>
    </figure>
  )
}
