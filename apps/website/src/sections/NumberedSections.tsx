import type { ReactNode } from 'react'
import styles from './NumberedSections.module.css'

interface NumberedSection {
  name: string
  /** A short remark at the end of the line. */
  note?: string
  /** The anchor, where links lead to the section. */
  id?: string
  content: ReactNode
}

/**
 * The sections of a page, each with a rule of number, name and note. An empty section is `false` and leaves
 * no gap in the numbers; a single section has no number.
 */
export function NumberedSections({ sections }: { sections: (NumberedSection | false)[] }) {
  const shown = sections.filter((section) => section !== false)
  return shown.map(({ name, note, id, content }, index) => (
    <section key={name} className="grid section" id={id}>
      <div className={`label subgrid ${styles.rule}`}>
        {shown.length > 1 && (
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
        )}
        <h2 className={`label ${styles.name}`}>{name}</h2>
        {note && <p className={`muted ${styles.note}`}>{note}</p>}
      </div>
      {content}
    </section>
  ))
}
