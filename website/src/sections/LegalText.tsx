import type { ReactNode } from 'react'
import { PageTitle } from '../components/PageTitle.tsx'
import styles from './LegalText.module.css'

interface LegalTextProps {
  title: string
  /** The line that says of which day the text is. */
  updated: string
  /** The text as Astro draws it from Markdown: headings, paragraphs, lists. */
  children?: ReactNode
}

/** A text to be read in peace: headings in the margin, the words in one column. */
export function LegalText({ title, updated, children }: LegalTextProps) {
  return (
    <article className={`grid ${styles.legal}`}>
      <PageTitle>{title}</PageTitle>
      <p className={`label ${styles.updated}`}>{updated}</p>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
