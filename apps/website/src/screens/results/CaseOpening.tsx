import type { Case } from '@site/company/facts/define-company.ts'
import { totalledFrom } from '@site/company/facts/references.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { clientLine } from '../../components/client-line.ts'
import { TerraceDrawing } from '../../components/TerraceDrawing.tsx'
import styles from './CaseOpening.module.css'

/** The title of a case, and its figures by month as a landscape on which the first and the last one stand. */
export function CaseOpening({ locale, reference }: { locale: Locale; reference: Case }) {
  const t = messages[locale]
  const { result, story } = reference
  const figures = {
    before: formatNumber(result.before, locale),
    after: formatNumber(result.after, locale),
  }
  const sentence = fillPlaceholders(t.RESULT_BEFORE_AFTER, {
    ...figures,
    unit: result.unit[locale],
  })
  const { months } = story
  const from = totalledFrom(months, result)
  const span = (part: typeof months) =>
    fillPlaceholders(t.DAY_RANGE, {
      first: formatMonth(part[0]?.month ?? '', locale),
      last: formatMonth(part.at(-1)?.month ?? '', locale),
    })
  const scale = from
    ? [span(months.slice(0, from)), span(months.slice(from))]
    : [months[0], months.at(-1)].map((end) => formatMonth(end?.month ?? '', locale))
  return (
    <section className={`grid ${styles.opening}`}>
      <p className={`label ${styles.client}`}>
        <a className="underlined" href={`${localizedPath(locale, 'services')}#results`}>
          {t.SERVICES_REFERENCES_LABEL}
        </a>
        <span className="muted">{clientLine(reference, locale)}</span>
      </p>
      <h1 className={`page-title ${styles.title}`}>{story.title[locale]}</h1>
      <div className={styles.drawing}>
        <TerraceDrawing reference={reference} id={story.slug} figures={figures} />
      </div>
      <p className={styles.scale}>
        <span className="label muted">{capitalise(scale[0] ?? '')}</span>
        <span>{`${sentence} ${result.label[locale]}`}</span>
        <span className="label muted">{capitalise(scale[1] ?? '')}</span>
      </p>
    </section>
  )
}
