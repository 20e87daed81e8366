import type { ReactNode } from 'react'
import type { Plate } from './plates.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './ReliefPlate.module.css'

interface ReliefPlateProps {
  relief: Plate
  alt: string
  /** The class that sets the plate's position and shape. */
  className: string | undefined
  /** Shown over the picture, and scaled with it. */
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
 * The picture of a page, both at its top and on its card on Home. In browsers with view transitions between documents,
 * one grows into the other. Both use the same file, so that it is in the cache when the transition begins.
 */
export function ReliefPlate({ relief, alt, className = '', children }: ReliefPlateProps) {
  return (
    <div className={`${styles.plate} ${styles[relief]} ${className}`}>
      <ReliefImage relief={relief} alt={alt} sizes={openingSizes[relief]} />
      {children}
    </div>
  )
}
