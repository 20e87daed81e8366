import { isValidElement, type ReactElement, type ReactNode } from 'react'
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
  content: ReactNode
}

interface PageSectionsProps {
  /** An empty section is `false`. Between sections there may be an element with a key, such as a picture. */
  sections: (PageSection | ReactElement | false)[]
}

/** The sections of a page, each with a rule, a heading and a note. */
export function PageSections({ sections }: PageSectionsProps) {
  const shown = sections.filter((section) => section !== false)
  return shown.map((section) => {
    if (isValidElement(section)) return section
    const { name, note, ground, id, content } = section
    return (
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
    )
  })
}
