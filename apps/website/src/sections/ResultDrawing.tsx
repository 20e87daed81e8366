import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { formatMonth, formatSeason } from '@site/company/i18n/format-date.ts'
import { capitalise } from '../components/capitalise.ts'
import { endsOf } from '../components/terraces.ts'
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
  const { result, story } = reference
  const month = (text: string) => formatMonth(text, locale)
  const ends = story ? endsOf({ result, story }, month, formatSeason) : []
  return (
    <div className={styles.drawing} data-moves="">
      <TerraceDrawing reference={reference} id={story?.slug ?? id} />
      {ends.length > 0 && (
        <p className={`label muted ${styles.months}`}>
          {ends.map((end, index) => (
            <span key={index}>{capitalise(end)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
