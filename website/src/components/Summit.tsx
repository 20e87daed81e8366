import { contours, field, summit } from './summit-contours.ts'
import styles from './Summit.module.css'

const disc = <circle className={styles.disc} cx={summit.x} cy={summit.y} r="20" />

/** Each sheet contains the sheets above it, which are lighter. */
const sheets = contours.reduceRight(
  (above, outline) => (
    <g className={styles.sheet}>
      <path d={outline} />
      {above}
    </g>
  ),
  disc,
)

/** A mountain of stacked card. The red disc moves onto its summit once. Decorative. */
export function Summit() {
  return (
    <svg
      className={styles.summit}
      viewBox={`0 0 ${field.width} ${field.height}`}
      aria-hidden="true"
    >
      {sheets}
    </svg>
  )
}
