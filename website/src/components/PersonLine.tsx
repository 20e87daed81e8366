import styles from './PersonLine.module.css'

interface PersonLineProps {
  name: string
  role: string
}

/** Somebody of the company in two lines, beside what she or he does. */
export function PersonLine({ name, role }: PersonLineProps) {
  return (
    <p className={styles.person}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span className={styles.role}>{role}</span>
    </p>
  )
}
