import type { Messages } from '../../../../i18n/messages.ts'
import { LanguageLinks, type LanguageChoice } from './LanguageLinks.tsx'
import type { NavigationLink } from './NavigationLinks.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './MobileMenu.module.css'

interface MobileMenuProps {
  links: NavigationLink[]
  languages: LanguageChoice[]
  t: Messages
}

/** The menu below the large-screen breakpoint: links, languages, theme (specification, section 2). */
export function MobileMenu({ links, languages, t }: MobileMenuProps) {
  return (
    <div id="site-menu" popover="auto" className={styles.menu}>
      <nav aria-label={t.MENU}>
        <ul className={styles.links}>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <nav className={styles.languages} aria-labelledby="menu-languages">
          <h2 id="menu-languages" className={`label ${styles.heading}`}>
            {t.SELECT_LANGUAGE}
          </h2>
          <LanguageLinks languages={languages} />
        </nav>
        <ThemeToggle variant="line" t={t} />
      </div>
    </div>
  )
}
