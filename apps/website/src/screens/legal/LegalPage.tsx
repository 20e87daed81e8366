import type { ReactNode } from 'react'
import styles from './LegalPage.module.css'

interface LegalPageProps {
  title: string
  /** The line with the date of the text. */
  updated: string
  /** The text as Astro renders it from Markdown: headings, paragraphs, lists. */
  children?: ReactNode
}

/** A long text: headings in the margin, the text in one column. */
export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className={styles.legal}>
      <header className="grid">
        <h1 className="page-title">{title}</h1>
        <p className="label muted main-column">{updated}</p>
      </header>
      <div className={`grid ${styles.text}`}>{children}</div>
    </article>
  )
}
