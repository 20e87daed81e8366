import styles from './RisingDisc.module.css'

/** The red disc of the picture above, which rises out of the footer, with the white one on its edge. */
export const RisingDisc = () => <div className={styles.sky} />
