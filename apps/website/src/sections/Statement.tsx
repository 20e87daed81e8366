import styles from './Statement.module.css'

interface StatementProps {
  statement: string
  /** A paragraph of explanation, in smaller type. */
  children?: string
}

/** A sentence in large type. Place it in a `grid`. */
export function Statement({ statement, children }: StatementProps) {
  return (
    <>
      <p className="statement main-column">{statement}</p>
      {children && <p className={`muted ${styles.text}`}>{children}</p>}
    </>
  )
}
