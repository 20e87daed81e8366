import type { Relief } from './relief-files.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PersonLine.module.css'

interface PersonLineProps {
  name: string
  role: string
  portrait?: Relief | undefined
}

/** The name and role of a person in two lines, next to the portrait. */
export function PersonLine({ name, role, portrait }: PersonLineProps) {
  return (
    <div className={styles.person}>
      {portrait && (
        <div className={styles.portrait}>
          <ReliefImage relief={portrait} alt="" sizes="72px" />
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
