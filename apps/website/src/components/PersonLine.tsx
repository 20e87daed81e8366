import type { Relief } from './relief-files.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PersonLine.module.css'

interface PersonLineProps {
  name: string
  role: string
  portrait?: Relief | undefined
  /** With a portrait as large as a card. */
  isLarge?: boolean
}

/** The name and role of a person in two lines, next to the portrait. */
export function PersonLine({ name, role, portrait, isLarge }: PersonLineProps) {
  return (
    <div className={styles.person}>
      {portrait && (
        <div className={isLarge ? styles.large : styles.portrait}>
          <ReliefImage
            relief={portrait}
            alt=""
            sizes={isLarge ? '(max-width: 767.9px) 34vw, 20vw' : '72px'}
          />
        </div>
      )}
      <p>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <br />
        <span className={styles.role}>{role}</span>
      </p>
    </div>
  )
}
