import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  heading: string
  lead: string
  children?: ReactNode
}

/** The content of a page with a single message, such as the 404 page. */
export function Notice({ heading, lead, children }: NoticeProps) {
  return (
    <section id="opening" className={`grid ${styles.notice}`}>
      <h1 className="page-title">{heading}</h1>
      <p className="lead main-column">{lead}</p>
      <div className={`main-column ${styles.ways}`}>{children}</div>
    </section>
  )
}
