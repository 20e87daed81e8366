import type { Case, Reference } from '@site/company/facts/define-company.ts'
import { totalledFrom } from '@site/company/facts/references.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { formatMonth, formatSeason } from '@site/company/i18n/format-date.ts'
import { capitalise } from '../components/capitalise.ts'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'
import styles from './ResultDrawing.module.css'

interface ResultDrawingProps {
  locale: Locale
  reference: Reference
  /** Of the drawing, unless the reference has a page. */
  id: string
}

/** The drawing of a result, with what stands at its two ends. */
export function ResultDrawing({ locale, reference, id }: ResultDrawingProps) {
  const { story } = reference
  return (
    <div className={styles.drawing}>
      <TerraceDrawing reference={reference} id={story?.slug ?? id} />
      {story && <Ends locale={locale} months={story.months} result={reference.result} />}
    </div>
  )
}

interface EndsProps {
  locale: Locale
  months: Case['story']['months']
  result: Reference['result']
}

/** The first and the last month, or the two seasons that are compared. */
function Ends({ locale, months, result }: EndsProps) {
  const from = totalledFrom(months, result)
  const season = (part: EndsProps['months']) =>
    formatSeason(part[0]?.month ?? '', part.at(-1)?.month ?? '')
  const month = (figure: EndsProps['months'][number] | undefined) =>
    capitalise(formatMonth(figure?.month ?? '', locale))
  return (
    <p className={`label muted ${styles.months}`}>
      <span>{from ? season(months.slice(0, from)) : month(months[0])}</span>
      <span>{from ? season(months.slice(from)) : month(months.at(-1))}</span>
    </p>
  )
}
