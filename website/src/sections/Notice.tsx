import type { ReactNode } from 'react'
import { PageTitle } from '../components/PageTitle.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  heading: string
  lead: string
  children?: ReactNode
}

/** A page with a single message, such as that of the 404 page. */
export function Notice({ heading, lead, children }: NoticeProps) {
  return (
    <section className={`grid ${styles.notice}`}>
      <PageTitle>{heading}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <div className={`main-column ${styles.ways}`}>{children}</div>
    </section>
  )
}
