import { contours, field, summit } from './summit-contours.ts'
import styles from './Summit.module.css'

const disc = <circle className={styles.disc} cx={summit.x} cy={summit.y} r="20" />

/** Each sheet holds those above it and is a shade darker than they are. */
const sheets = contours.reduceRight(
  (above, outline) => (
    <g className={styles.sheet}>
      <path d={outline} />
      {above}
    </g>
  ),
  disc,
)

/** A mountain of stacked card on whose summit the red disc arrives, once. Decorative. */
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
