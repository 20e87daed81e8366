import { BrandMark } from '../../components/BrandMark.tsx'
import type { HeaderTexts } from './header-texts.ts'
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
  texts: HeaderTexts
  /** Transparent with white text over the film, until the page is scrolled past it. */
  overFilm: boolean
}

/**
 * The fixed header (specification, section 2). Its menus are native popovers, so it works without
 * JavaScript and is never hydrated (decision 2).
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { companyName, homeHref, links, languages, texts, overFilm } = props
  return (
    <header className={`grid ${styles.header}`} data-over-film={overFilm ? '' : undefined}>
      <a className={styles.home} href={homeHref}>
        <BrandMark name={companyName} />
      </a>
      <nav className={styles.navigation} aria-label={texts.navigation}>
        <NavigationLinks links={links} />
      </nav>
      <div className={styles.tools}>
        <LanguageMenu
          languages={languages}
          label={texts.language}
          currentLabel={texts.currentLanguage}
        />
        <ThemeToggle switchToDark={texts.switchToDark} switchToLight={texts.switchToLight} />
      </div>
      <MenuToggle open={texts.openMenu} close={texts.closeMenu} />
      <MobileMenu links={links} languages={languages} texts={texts} />
    </header>
  )
}
