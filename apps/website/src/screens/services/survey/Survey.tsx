import type { SurveySystem } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatFrancs, formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { costPerSheet, sumOf } from './survey-figures.ts'
import styles from './Survey.module.css'
import { SurveyDetails } from './SurveyDetails.tsx'
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
  const [first] = systems.toSorted((a, b) => b.risk.damage - a.risk.damage)
  const none = fillPlaceholders(t.SURVEY_NONE, {
    total: amount(systems.reduce((sum, { cost }) => sum + cost, 0)),
  })
  return (
    <>
      <p className={`main-column statement ${styles.lead}`}>{t.SURVEY_LEAD}</p>
      <figure className={`subgrid ${styles.survey}`} data-survey>
        <figcaption className={`main-column ${styles.caption}`}>
          {fillPlaceholders(t.SURVEY_CAPTION, { interval: amount(costPerSheet(systems)) })}
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
          </fieldset>
          <output
            className={`card-title ${styles.sum}`}
            data-some={t.SURVEY_SOME}
            data-none={none}
            data-group={formatNumber(1000, locale).charAt(1)}
          >
            {none}
          </output>
          <p className="muted">
            {fillPlaceholders(t.SURVEY_ALL, {
              price: amount(all.price),
              saving: amount(all.saving),
              month: String(all.month),
            })}
          </p>
        </div>
      </figure>
    </>
  )
}
