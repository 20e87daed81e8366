import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { capitalise } from '../components/capitalise.ts'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'
import styles from './ResultDrawing.module.css'

interface ResultDrawingProps {
  locale: Locale
  reference: Reference
  /** Of the drawing, unless the reference has a page. */
  id: string
}

/** The drawing of a result, with its first and last month. */
export function ResultDrawing({ locale, reference, id }: ResultDrawingProps) {
  const { story } = reference
  return (
    <div className={styles.drawing}>
      <TerraceDrawing reference={reference} id={story?.slug ?? id} />
      {story && (
        <p className={`label muted ${styles.months}`}>
          <span>{monthOf(story.months[0], locale)}</span>
          <span>{monthOf(story.months.at(-1), locale)}</span>
        </p>
      )}
    </div>
  )
}

const monthOf = (figure: { month: string } | undefined, locale: Locale) =>
  figure && capitalise(formatMonth(figure.month, locale))
