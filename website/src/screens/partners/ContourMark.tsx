import styles from './ContourMark.module.css'

/** One outline per kind of partner, around its middle, and how far it reaches to the left. */
const outlines = {
  square: { path: 'M-54-54h108v108h-108z', left: -54 },
  hexagon: { path: 'M-59 0-29.5-51h59L59 0 29.5 51h-59z', left: -59 },
  circle: { path: 'M-59 0a59 59 0 1 0 118 0a59 59 0 1 0-118 0', left: -59 },
}

export type ContourShape = keyof typeof outlines

/**
 * A small hill of card as on the relief: sheets of one outline, each lighter than the one below and with
 * its shadow away from the light in the upper left, and a disc on top.
 */
export function ContourMark({ shape }: { shape: ContourShape }) {
  const { path, left } = outlines[shape]
  return (
    <svg viewBox={`${left} -60 120 120`} fill="#fff" aria-hidden="true">
      <path d={path} className={styles.base} />
      {[0.8, 0.6, 0.4].map((scale) => (
        <g key={scale} transform={`scale(${scale})`}>
          <path d={path} transform="translate(2 3)" className={styles.shadow} />
          <path d={path} className={styles.base} />
          <path d={path} fillOpacity={1.05 - scale} />
        </g>
      ))}
      <circle cx="1" cy="1.5" r="9" className={styles.shadow} />
      <circle r="9" className={styles.disc} />
    </svg>
  )
}
