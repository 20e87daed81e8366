import styles from './FilmRoute.module.css'

/** The film's route to the summit and its red disc, for both compositions of the film. */
export function FilmRoute() {
  return (
    <>
      <svg
        viewBox="0 0 192 108"
        className={`${styles.route} ${styles.landscape}`}
        aria-hidden="true"
      >
        {route(1)}
      </svg>
      <svg
        viewBox="25.5 -73 180 320"
        className={`${styles.route} ${styles.portrait}`}
        aria-hidden="true"
      >
        {route(2)}
      </svg>
    </>
  )
}

/** With points and disc of this size. */
const route = (size: number) => (
  <>
    <path d="M152 83 156 66 166 57 164 38 153 17" />
    <circle cx="156" cy="66" r={0.7 * size} />
    <circle cx="166" cy="57" r={0.7 * size} />
    <circle cx="164" cy="38" r={0.7 * size} />
    <circle cx="153" cy={17 - 2 * size} r={1.9 * size} className={styles.disc} />
  </>
)
