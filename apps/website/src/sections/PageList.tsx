import { Icon } from '../components/Icon.tsx'
import '../styles/columns.css'
import styles from './PageList.module.css'

/** A list of large links, for pages that lead on to others. */
export function PageList({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className={`columns ${styles.list}`}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={`card-title ${styles.link}`} href={href}>
            {label}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
