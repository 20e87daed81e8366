import { BoxLink } from '../components/BoxLink.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './Rows.module.css'

interface RowsProps {
  /** A row with `href` is a link. */
  rows: { title: string; text: string; href?: string }[]
}

/** A list of full-width rows between hairlines: title, text and, for links, an arrow. Place it in a `grid`. */
export function Rows({ rows }: RowsProps) {
  return (
    <ul className="subgrid">
      {rows.map(({ title, text, href }) => (
        <li key={title} className={`subgrid ${styles.row}`}>
          <h3 className={`statement ${styles.title}`}>
            {href ? <BoxLink href={href}>{title}</BoxLink> : title}
          </h3>
          <p className={`muted ${styles.text}`}>{text}</p>
          {href && <Icon name="arrow-right" className={styles.arrow} />}
        </li>
      ))}
    </ul>
  )
}
