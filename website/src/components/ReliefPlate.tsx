import type { Plate } from './plates.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './ReliefPlate.module.css'

interface ReliefPlateProps {
  relief: Plate
  alt: string
  sizes: string
}

/**
 * The relief of a page. Its card on Home and the opening of the page show the same one,
 * which grows from here to there when browsers can (view transitions between documents).
 */
export function ReliefPlate({ relief, alt, sizes }: ReliefPlateProps) {
  return (
    <div className={`${styles.plate} ${styles[relief]}`}>
      <ReliefImage relief={relief} alt={alt} sizes={sizes} />
    </div>
  )
}
