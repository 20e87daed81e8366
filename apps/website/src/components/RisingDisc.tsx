import styles from './RisingDisc.module.css'

/** The red disc of the picture of Careers, which rises at the end of a page, with the white one on its edge. */
export const RisingDisc = ({ reachesFooter = false }: { reachesFooter?: boolean }) => (
  <div className={`${styles.sky} ${reachesFooter ? styles.closing : ''}`} />
)
