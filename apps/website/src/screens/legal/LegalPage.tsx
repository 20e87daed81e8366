import type { ReactNode } from 'react'
import styles from './LegalPage.module.css'

interface LegalPageProps {
  title: string
  /** The line with the date of the last revision. */
  updated: string
  /** The text as rendered from Markdown. */
  children?: ReactNode
}

/** A legal text, with headings in the margin. */
export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className="page">
      <header className="grid">
        <h1 className="page-title">{title}</h1>
        <p className="label muted main-column">{updated}</p>
      </header>
      <div className={`grid ${styles.text}`}>{children}</div>
    </article>
  )
}
