import styles from './FilmRoute.module.css'

/** The route to the summit of the film, with the red disc on it, as on About us. For each of its two compositions. */
export function FilmRoute() {
  return (
    <>
      <svg
        viewBox="0 0 192 108"
        className={`${styles.route} ${styles.landscape}`}
        aria-hidden="true"
      >
        <path d="M152 83 156 66 166 57 164 38 153 17" />
        <circle cx="156" cy="66" r="0.7" />
        <circle cx="166" cy="57" r="0.7" />
        <circle cx="164" cy="38" r="0.7" />
        <circle cx="153.2" cy="14.4" r="1.9" className={styles.disc} />
      </svg>
      <svg viewBox="0 0 72 128" className={`${styles.route} ${styles.portrait}`} aria-hidden="true">
        <path d="M57.5 51 55.5 44 51 36" />
        <circle cx="57.5" cy="51" r="0.6" />
        <circle cx="55.5" cy="44" r="0.6" />
        <circle cx="50.7" cy="32.7" r="1.6" className={styles.disc} />
      </svg>
    </>
  )
}
