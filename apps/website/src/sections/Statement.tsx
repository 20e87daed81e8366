import styles from './Statement.module.css'

interface StatementProps {
  statement: string
  /** The explanation, smaller and further right. */
  children?: string
}

/** One sentence in large type, with a paragraph that explains it. Place it in a `grid`. */
export function Statement({ statement, children }: StatementProps) {
  return (
    <>
      <p className="statement main-column">{statement}</p>
      {children && <p className={`muted ${styles.text}`}>{children}</p>}
    </>
  )
}
