import type { Case } from '@site/company/facts/define-company.ts'
import { formatMonth, formatMonthRange } from '@site/company/i18n/format-date.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { clientLine } from '../../components/client-line.ts'
import { resultFigures, resultSentence } from '../../components/result-texts.ts'
import { TerraceDrawing } from '../../components/TerraceDrawing.tsx'
import { columnOf, columnsOf, endsOf, heightUnderSky } from '../../components/terraces.ts'
import '../../sections/header/header-over-opening.css'
import { groundOf } from '../../sections/ResultPanels.tsx'
import '../../styles/opening-card.css'
import styles from './CaseOpening.module.css'

interface CaseOpeningProps {
  locale: Locale
  reference: Case
}

/** The title of a case, and its figures by month as a landscape on which the first and the last one stand. */
export function CaseOpening({ locale, reference }: CaseOpeningProps) {
  const t = messages[locale]
  const { result, story } = reference
  const scale = endsOf(
    reference,
    (month) => formatMonth(month, locale),
    (first, last) => formatMonthRange(first, last, locale),
  )
  return (
    <section
      id="opening"
      className={`grid ground-${groundOf(reference)} ${styles.opening}`}
      data-opens={`ground-${story.slug}`}
    >
      <p className={`label ${styles.client}`}>
        <a className="underlined" href={`${localizedPath(locale, 'home')}#results`}>
          {t.HOME_RESULTS_LABEL}
        </a>
        <span className="muted">{clientLine(reference, locale)}</span>
      </p>
      <h1 className={`page-title ${styles.title}`} data-name={`title-${story.slug}`}>
        {story.title[locale]}
      </h1>
      <div className={styles.drawing}>
        <TerraceDrawing
          reference={reference}
          id={story.slug}
          figures={{ ...resultFigures(result, locale), total: t.CASE_TOTAL }}
        />
        <Callouts locale={locale} reference={reference} />
      </div>
      <p className={styles.scale}>
        <span className="label muted">{capitalise(scale[0] ?? '')}</span>
        <span>{resultSentence(result, locale)}</span>
        <span className="label muted">{capitalise(scale[1] ?? '')}</span>
      </p>
    </section>
  )
}

/** Links from the months with a remark to what went wrong, to the right of their tops. */
function Callouts({ locale, reference }: CaseOpeningProps) {
  const columns = columnsOf(reference)
  const sheetHeight = heightUnderSky / Math.max(1, ...columns)
  return (
    <svg className={styles.callouts}>
      {reference.story.months.map(({ month, callout }, index) => {
        const next = columnOf(reference, index) + 1
        // At its top, clear of the last figure.
        const level = columns[next - 1] ?? 0
        return (
          callout && (
            <svg
              key={month}
              x={`${(next / columns.length) * 100}%`}
              y={`${(1 - level * sheetHeight) * 100}%`}
            >
              <a href={reference.story.setback && '#setback'}>
                <rect />
                <rect />
                <text>{callout[locale]}</text>
              </a>
            </svg>
          )
        )
      })}
    </svg>
  )
}
