import type { ReactNode } from 'react'
import { PageTitle } from '../../components/PageTitle.tsx'
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
        <PageTitle>{title}</PageTitle>
        <p className={`label main-column ${styles.updated}`}>{updated}</p>
      </header>
      <div className={`grid ${styles.text}`}>{children}</div>
    </article>
  )
}
