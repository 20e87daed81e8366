import type { ReactNode } from 'react'
import { inlineCall } from '../browser/inline-call.ts'
import { showOpeningPicture } from '../browser/show-opening-picture.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { ReliefPlate } from '../components/ReliefPlate.tsx'
import type { OpeningPicture } from './opening-picture.ts'
import styles from './PageOpening.module.css'

interface PageOpeningProps {
  title: string
  /** The page in one or two sentences. */
  lead: string
  picture: OpeningPicture
  /** The page's own layout: a class that places the parts. */
  composition: string | undefined
  /** What else belongs to the first screen. */
  children?: ReactNode
}

/** The opening of an inner page: title, lead and relief, in a layout of the page's own. */
export function PageOpening(props: PageOpeningProps) {
  const { title, lead, picture, composition, children } = props
  const { relief, alt, caption, drawing } = picture
  return (
    <section className={`grid ${styles.opening} ${composition}`}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <figure className={styles.figure}>
        <ReliefPlate relief={relief} alt={alt} className={styles.plate}>
          {drawing}
        </ReliefPlate>
        {caption && <figcaption className={`label ${styles.caption}`}>{caption}</figcaption>}
      </figure>
      <script dangerouslySetInnerHTML={{ __html: inlineCall(showOpeningPicture, {}) }} />
      {children}
    </section>
  )
}
