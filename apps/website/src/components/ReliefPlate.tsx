import type { ReactNode } from 'react'
import type { Plate } from './plates.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './ReliefPlate.module.css'

interface ReliefPlateProps {
  relief: Plate
  alt: string
  /** The class that gives the plate its place and shape. */
  className: string | undefined
  /** What lies over the picture and grows with it. */
  children?: ReactNode
}

/** The `sizes` of the picture at the top of its page. */
const openingSizes: Record<Plate, string> = {
  about: '(max-width: 47.99rem) 58vw, 100vw',
  team: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 54vw',
  partners: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 75vw',
  careers: '(max-width: 47.99rem) 58vw, (max-width: 63.99rem) 100vw, 62vw',
}

/**
 * The relief of a page, on its card on Home and at its top. In browsers with view transitions between
 * documents, it grows from one into the other. Both show the same file, so that the one on the page is there
 * when the transition begins.
 */
export function ReliefPlate({ relief, alt, className = '', children }: ReliefPlateProps) {
  return (
    <div className={`${styles.plate} ${styles[relief]} ${className}`}>
      <ReliefImage relief={relief} alt={alt} sizes={openingSizes[relief]} />
      {children}
    </div>
  )
}
