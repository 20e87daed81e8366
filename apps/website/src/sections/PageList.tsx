import { Icon } from '../components/Icon.tsx'
import styles from './PageList.module.css'

/** Large links to pages of the site. */
export function PageList({ pages }: { pages: { href: string; label: string }[] }) {
  return (
    <ul>
      {pages.map(({ href, label }) => (
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
