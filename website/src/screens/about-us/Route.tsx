import { PlateDrawing } from '../../components/PlateDrawing.tsx'
import styles from './AboutOpening.module.css'

/** The route up the massif on the relief, with a label at each point. */
export function Route({ points }: { points: readonly string[] }) {
  return (
    <PlateDrawing labels={points} places={styles.points}>
      <path className={styles.route} d="M330 262 298 202 306 170 281 142 258 129" />
      <circle className={styles.point} cx="298" cy="202" r="3" />
      <circle className={styles.point} cx="306" cy="170" r="3" />
      <circle className={styles.point} cx="281" cy="142" r="3" />
    </PlateDrawing>
  )
}
