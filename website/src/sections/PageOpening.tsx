import { PageTitle } from '../components/PageTitle.tsx'
import type { Relief } from '../components/relief-files.ts'
import { ReliefImage } from '../components/ReliefImage.tsx'
import { openingSizes } from './opening-sizes.ts'
import styles from './PageOpening.module.css'

interface PageOpeningProps {
  title: string
  /** What the page says, in one or two sentences. */
  lead?: string
  relief: Relief
  /** What is seen on the image. */
  alt: string
  /** What the image says about the company. */
  caption: string
}

/**
 * How an inner page begins: its title at full size, its lead, and its relief from column four to the
 * screen's edge.
 */
export function PageOpening({ title, lead, relief, alt, caption }: PageOpeningProps) {
  return (
    <section className={`grid ${styles.opening}`}>
      <PageTitle>{title}</PageTitle>
      {lead && <p className={styles.lead}>{lead}</p>}
      <figure className={styles.figure}>
        <div className={styles.plate}>
          <ReliefImage relief={relief} alt={alt} sizes={openingSizes} />
        </div>
        <figcaption className={`label ${styles.caption}`}>{caption}</figcaption>
      </figure>
    </section>
  )
}
