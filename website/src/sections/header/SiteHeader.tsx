import type { Messages } from '../../../../i18n/messages.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import type { LanguageChoice } from './LanguageLinks.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { NavigationLinks, type NavigationLink } from './NavigationLinks.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './SiteHeader.module.css'

interface SiteHeaderProps {
  companyName: string
  homeHref: string
  links: NavigationLink[]
  languages: LanguageChoice[]
  t: Messages
  /** Transparent with white text over the film, until the page is scrolled past it. */
  overFilm: boolean
}

/**
 * The fixed header (specification, section 2). Its menus are native popovers, so it works without
 * JavaScript and is never hydrated (decision 2).
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { companyName, homeHref, links, languages, t, overFilm } = props
  return (
    <header className={`grid ${styles.header}`} data-over-film={overFilm ? '' : undefined}>
      <a className={styles.home} href={homeHref}>
        <BrandMark name={companyName} />
      </a>
      <nav className={styles.navigation} aria-label={t.MAIN_NAVIGATION}>
        <NavigationLinks links={links} />
      </nav>
      <div className={styles.tools}>
        <LanguageMenu languages={languages} t={t} />
        <ThemeToggle t={t} />
      </div>
      <MenuToggle t={t} />
      <MobileMenu links={links} languages={languages} t={t} />
    </header>
  )
}
