import { BoxLink } from '../components/BoxLink.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './Rows.module.css'

export interface Row {
  title: string
  text: string
  /** Where the row leads; without it the row only tells. */
  href?: string
}

/** A list set as full-width rows between hairlines: title, text, arrow. Stands in a `grid`. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, text, href }) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.title}>{href ? <BoxLink href={href}>{title}</BoxLink> : title}</h3>
          <p className={styles.text}>{text}</p>
          {href && <Icon name="arrow-right" className={styles.arrow} />}
        </li>
      ))}
    </ul>
  )
}
