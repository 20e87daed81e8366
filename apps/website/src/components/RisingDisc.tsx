import '../styles/rising.css'
import styles from './RisingDisc.module.css'

/** The red disc of the picture of Careers, which rises at the end of a page, with the white one on its edge. */
export const RisingDisc = () => (
  <svg
    viewBox="0 0 1440 300"
    preserveAspectRatio="xMidYMin slice"
    className={`only-screen ${styles.sky}`}
    data-moves="rises"
    aria-hidden="true"
  >
    <circle cx="880" cy="444" r="432" className={styles.disc} />
    <circle cx="567" cy="194" r="35" className={styles.walker} />
  </svg>
)
