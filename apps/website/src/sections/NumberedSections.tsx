import type { ReactNode } from 'react'
import styles from './NumberedSections.module.css'

/** A section of a page. */
export interface NumberedSection {
  name: string
  /** A short remark at the end of the heading's line. */
  note?: string
  /** A ground as wide as the screen, for one or two sections of a page. */
  ground?: 'mist' | 'slate' | 'signal'
  /** The anchor, if there are links to the section. */
  id?: string
  content: ReactNode
}

/**
 * The sections of a page, each with a rule, a heading and a note, and a number where there are five or more. An empty
 * section is `false` and leaves no gap in the numbers.
 */
export function NumberedSections({ sections }: { sections: (NumberedSection | false)[] }) {
  const shown = sections.filter((section) => section !== false)
  return shown.map(({ name, note, ground, id, content }, index) => (
    <section
      key={name}
      className={`grid ${styles.section} ${ground ? styles[ground] : ''}`}
      id={id}
    >
      <div className={styles.head}>
        {shown.length >= 5 && (
          <span className={`label ${styles.number}`} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
        )}
        <h2 className={`section-title ${styles.name}`}>{name}</h2>
        {note && <p className={`label muted ${styles.note}`}>{note}</p>}
      </div>
      {content}
    </section>
  ))
}
