import { Fragment, type ReactNode } from 'react'
import styles from './PageSections.module.css'

/** A section of a page. */
export interface PageSection {
  name: string
  /** A short remark at the end of the heading's line. */
  note?: string
  /** A ground as wide as the screen, for one or two sections of a page. */
  ground?: 'mist' | 'slate' | 'signal' | 'night'
  /** The anchor, if there are links to the section. */
  id?: string
  /** Without rule and heading, such as a picture between two sections. */
  isBare?: boolean
  content: ReactNode
}

/** The sections of a page, each with a rule, a heading and a note. An empty section is `false`. */
export function PageSections({ sections }: { sections: (PageSection | false)[] }) {
  const shown = sections.filter((section) => section !== false)
  return shown.map(({ name, note, ground, id, isBare, content }) =>
    isBare ? (
      <Fragment key={name}>{content}</Fragment>
    ) : (
      <section
        key={name}
        className={`grid ${styles.section} ${ground ? `${styles.ground} ground-${ground}` : ''}`}
        id={id}
      >
        <div className={styles.head}>
          <h2 className={`section-title ${styles.name}`}>{name}</h2>
          {note && <p className={`label muted ${styles.note}`}>{note}</p>}
        </div>
        {content}
      </section>
    ),
  )
}
