import type { ReactNode } from 'react'
import type { Relief } from './relief-files.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PersonLine.module.css'

interface PersonLineProps {
  name: string
  role: string
  portrait?: Relief | undefined
  /** How to reach the person; the portrait is then as large as a card. */
  children?: ReactNode
}

/** The name and role of a person, next to the portrait. */
export function PersonLine({ name, role, portrait, children }: PersonLineProps) {
  return (
    <div className={`${styles.person} ${children ? styles.large : ''}`}>
      {portrait && (
        <div className={`portrait ${styles.portrait}`}>
          <ReliefImage relief={portrait} alt="" sizes={children ? '18rem' : '72px'} />
        </div>
      )}
      <div className="stack">
        <p>
          <span className={children ? 'section-title' : styles.name} translate="no">
            {name}
          </span>
          <br />
          <span className="muted">{role}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
