import styles from './Summit.module.css'

/** The edge of a sheet of card: a closed curve around the summit with a radius of about 1. */
const edge =
  'M1.9 .2C1.8 .5 1.4 .6 1.2 .9C.9 1.2 .5 1 .1 1.1C-.4 1.2-.8 1.3-1.2 1C-1.6 .8-2.1 .7-2.2 .3C-2.3-.1-1.8-.3-1.5-.6C-1.2-.8-.7-.7-.3-.9C.1-1.1 .6-1 1-.8C1.4-.6 1.9-.3 1.9 .2Z'

/** The scale of each sheet, from the foot to the top. */
const scales = [320, 276, 233, 193, 155, 120, 89, 62, 40, 24]

const disc = <circle className={styles.disc} cx="606" cy="164" r="20" />

/** Each sheet contains the sheets above it, which are lighter. The foot lies to the lower left of the summit. */
const sheets = scales.reduceRight(
  (above, scale) => (
    <g className={styles.sheet}>
      <path
        d={edge}
        transform={`translate(${606 - Math.round(scale / 3.2)} ${164 + Math.round(scale / 6.4)})scale(${scale})`}
      />
      {above}
    </g>
  ),
  disc,
)

/** A mountain of stacked card. Once, the red disc moves onto its summit. Decorative. */
export function Summit() {
  return (
    <svg className={styles.summit} viewBox="0 0 960 400" aria-hidden="true">
      {sheets}
    </svg>
  )
}
