import type { ReactNode } from 'react'
import styles from './NumberedSections.module.css'

interface NumberedSection {
  name: string
  /** A short remark at the end of the heading's line. */
  note?: string
  /** The anchor, if there are links to the section. */
  id?: string
  content: ReactNode
}

/**
 * The sections of a page, each with a line of number, name and note. A section without content is `false` and leaves no
 * gap in the numbers; a single section has no number.
 */
export function NumberedSections({ sections }: { sections: (NumberedSection | false)[] }) {
  const present = sections.filter((section) => section !== false)
  return present.map(({ name, note, id, content }, index) => (
    <section key={name} className="grid section" id={id}>
      <div className={`label subgrid ${styles.rule}`}>
        {present.length > 1 && (
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
