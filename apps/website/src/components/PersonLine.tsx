import type { Relief } from './relief-files.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PersonLine.module.css'

interface PersonLineProps {
  name: string
  role: string
  portrait?: Relief | undefined
}

/** A person of the company in two lines: name and role, with the portrait beside them. */
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
