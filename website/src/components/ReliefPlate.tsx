import type { Plate } from './plates.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './ReliefPlate.module.css'

interface ReliefPlateProps {
  relief: Plate
  alt: string
  sizes: string
}

/**
 * The relief of a page, on its card on Home and at its top. In browsers with view transitions
 * between documents, it grows from one into the other.
 */
export function ReliefPlate({ relief, alt, sizes }: ReliefPlateProps) {
  return (
    <div className={`${styles.plate} ${styles[relief]}`}>
      <ReliefImage relief={relief} alt={alt} sizes={sizes} />
    </div>
  )
}
