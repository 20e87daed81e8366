import type { HeaderTexts } from './header-texts.ts'
import { LanguageLinks, type LanguageChoice } from './LanguageLinks.tsx'
import type { NavigationLink } from './NavigationLinks.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './MobileMenu.module.css'

interface MobileMenuProps {
  links: NavigationLink[]
  languages: LanguageChoice[]
  texts: HeaderTexts
}

/** The menu below the large-screen breakpoint: links, languages, theme (specification, section 2). */
export function MobileMenu({ links, languages, texts }: MobileMenuProps) {
  return (
    <div id="site-menu" popover="auto" className={styles.menu}>
      <nav aria-label={texts.menu}>
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
            {texts.selectLanguage}
          </h2>
          <LanguageLinks languages={languages} />
        </nav>
        <ThemeToggle
          variant="line"
          switchToDark={texts.switchToDark}
          switchToLight={texts.switchToLight}
        />
      </div>
    </div>
  )
}
