import styles from './NavigationLinks.module.css'

export interface NavigationLink {
  href: string
  label: string
  /** Whether it is the link to this page. */
  current: boolean
}

/** The links of the menu, in a row. */
export function NavigationLinks({ links }: { links: NavigationLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
