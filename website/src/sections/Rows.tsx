import { BoxLink } from '../components/BoxLink.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './Rows.module.css'

export interface Row {
  title: string
  text: string
  /** The target of the row; left out for a row that is no link. */
  href?: string
}

/** A list as full-width rows between hairlines: title, text, arrow. Place it in a `grid`. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="subgrid">
      {rows.map(({ title, text, href }) => (
        <li key={title} className={`subgrid ${styles.row}`}>
          <h3 className={styles.title}>{href ? <BoxLink href={href}>{title}</BoxLink> : title}</h3>
          <p className={styles.text}>{text}</p>
          {href && <Icon name="arrow-right" className={styles.arrow} />}
        </li>
      ))}
    </ul>
  )
}
