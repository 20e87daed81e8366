import type { ReactNode } from 'react'
import { PageTitle } from '../components/PageTitle.tsx'
import { ReliefPlate } from '../components/ReliefPlate.tsx'
import type { OpeningPicture } from './opening-picture.ts'
import { openingSizes } from './opening-sizes.ts'
import styles from './PageOpening.module.css'

interface PageOpeningProps {
  title: string
  /** What the page says, in one or two sentences. */
  lead: string
  picture: OpeningPicture
  /** The page's own composition: a class that sets the places of the parts. */
  composition: string | undefined
  /** What else belongs into the first screen. */
  children?: ReactNode
}

/** How an inner page begins: title, lead, and its relief, in a composition of the page's own. */
export function PageOpening(props: PageOpeningProps) {
  const { title, lead, picture, composition, children } = props
  const { relief, alt, caption, drawing } = picture
  return (
    <section className={`grid ${styles.opening} ${composition}`}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <figure className={styles.figure}>
        <div className={styles.plate}>
          <ReliefPlate relief={relief} alt={alt} sizes={openingSizes[relief]} />
          {drawing}
        </div>
        {caption && <figcaption className={`label ${styles.caption}`}>{caption}</figcaption>}
      </figure>
      {children}
    </section>
  )
}
