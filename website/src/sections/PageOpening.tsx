import type { ReactNode } from 'react'
import { PageTitle } from '../components/PageTitle.tsx'
import type { Plate } from '../components/relief-files.ts'
import { ReliefPlate } from '../components/ReliefPlate.tsx'
import { openingSizes } from './opening-sizes.ts'
import styles from './PageOpening.module.css'

interface PageOpeningProps {
  title: string
  /** What the page says, in one or two sentences. */
  lead: string
  relief: Plate
  /** What is seen on the image. */
  alt: string
  /** What the image says about the company. */
  caption: string
  /** The page's own composition: a class that sets the places of the parts. */
  composition: string | undefined
  /** What is drawn over the image. */
  drawing?: ReactNode
  /** What else belongs into the first screen. */
  children?: ReactNode
}

/** How an inner page begins: title, lead, and its relief, in a composition of the page's own. */
export function PageOpening(props: PageOpeningProps) {
  const { title, lead, relief, alt, caption, composition, drawing, children } = props
  return (
    <section className={`grid ${styles.opening} ${composition}`}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <figure className={styles.figure}>
        <div className={styles.plate}>
          <ReliefPlate relief={relief} alt={alt} sizes={openingSizes[relief]} />
          {drawing}
        </div>
        <figcaption className={`label ${styles.caption}`}>{caption}</figcaption>
      </figure>
      {children}
    </section>
  )
}
