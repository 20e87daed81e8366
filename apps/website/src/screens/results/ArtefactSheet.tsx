import type { Artefact } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import '../../styles/disclosure.css'
import styles from './ArtefactSheet.module.css'

interface ArtefactSheetProps {
  locale: Locale
  artefact: Artefact
}

/** A sheet of paper with notes; the rows after the excerpt are unfolded. Place it in a `grid`. */
export function ArtefactSheet({ locale, artefact }: ArtefactSheetProps) {
  const { title, text, onPhone, rows, excerpt = rows.length } = artefact
  const rest = rows.slice(excerpt)
  const t = messages[locale]
  return (
    <figure className={`main-column ${onPhone ? styles.phone : styles.page}`}>
      <figcaption className="stack">
        <h3 className="statement">{title[locale]}</h3>
        <p>{text[locale]}</p>
      </figcaption>
      <div className={styles.sheet}>
        <Rows locale={locale} artefact={artefact} rows={rows.slice(0, excerpt)} />
        {rest.length > 0 && (
          <details>
            <summary>
              <span className={styles.unfold}>{t.CASE_ARTEFACT_REST}</span>
              <span className={styles.fold}>{t.CASE_ARTEFACT_FOLD}</span>
            </summary>
            <Rows locale={locale} artefact={artefact} rows={rest} />
          </details>
        )}
      </div>
    </figure>
  )
}

/** Rows of the sheet, each in a group with the note on it, a row of one cell. */
function Rows({ locale, artefact, rows }: ArtefactSheetProps & Pick<Artefact, 'rows'>) {
  const { title, columns } = artefact
  return (
    <table aria-label={title[locale]}>
      <thead className="label muted">
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {column[locale]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ cells, struck, note }, index) => (
        <tbody key={index}>
          <tr>
            {cells.map((cell, column) => {
              const text = struck ? <s>{cell[locale]}</s> : cell[locale]
              return column === 0 ? (
                <th key={column} scope="row">
                  {text}
                </th>
              ) : (
                <td key={column} data-column={columns[column]?.[locale]}>
                  {text}
                </td>
              )
            })}
          </tr>
          {note && (
            <tr className={styles.note}>
              <td colSpan={columns.length}>{note[locale]}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}
