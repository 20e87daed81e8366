import { BoxLink } from '../components/BoxLink.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './Rows.module.css'

interface RowsProps {
  rows: { title: string; text: string; href: string }[]
}

/** A list of links as wide as the page, between hairlines: title, text and an arrow. Place it in a `grid`. */
export function Rows({ rows }: RowsProps) {
  return (
    <ul className="subgrid">
      {rows.map(({ title, text, href }) => (
        <li key={title} className={`subgrid ${styles.row}`}>
          <h3 className={`statement ${styles.title}`}>
            <BoxLink href={href}>{title}</BoxLink>
          </h3>
          <p className={`muted ${styles.text}`}>{text}</p>
          <Icon name="arrow-right" className={styles.arrow} />
        </li>
      ))}
    </ul>
  )
}
