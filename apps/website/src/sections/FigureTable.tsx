import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './FigureTable.module.css'

interface FigureTableProps {
  locale: Locale
  caption: string
  /** The headings of the columns: one more than there are figures, and another one for notes on a series. */
  columns: string[]
  rows: { name: string; figures: number[]; note?: string | undefined; isMarked?: boolean }[]
  /** The class that arranges a series. */
  className?: string | undefined
}

/** Figures in a table. Those of a series, which has notes, have bars. Place it in a `grid`. */
export function FigureTable({ locale, caption, columns, rows, className = '' }: FigureTableProps) {
  const hasNotes = columns.length - 1 > (rows[0]?.figures.length ?? 0)
  const most = Math.max(...rows.flatMap(({ figures }) => figures))
  return (
    <table className={`main-column ${styles.table} ${className}`}>
      <caption className="section-title">{caption}</caption>
      <thead className={hasNotes ? 'label muted' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures, note, isMarked }, row) => (
          <tr key={row} data-moves={hasNotes || undefined}>
            <th scope="row" className={hasNotes ? undefined : 'card-title'}>
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={index} className="card-title">
                {hasNotes && (
                  <svg data-marked={isMarked} aria-hidden="true">
                    <rect width={`${(figure / most) * 100}%`} />
                  </svg>
                )}
                {formatNumber(figure, locale)}
              </td>
            ))}
            {hasNotes && <td>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
