import { Flag } from '../../components/Flag.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LanguageLinks, type LanguageChoice } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'

interface LanguageMenuProps {
  languages: LanguageChoice[]
  /** The accessible name of the menu. */
  label: string
  /** Read before the name of the current language. */
  currentLabel: string
}

/** The language dropdown of the desktop header: a native popover, which a click outside closes. */
export function LanguageMenu({ languages, label, currentLabel }: LanguageMenuProps) {
  const current = languages.find((language) => language.current)
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="language-menu">
        {current && <Flag locale={current.locale} />}
        <span className="visually-hidden">{currentLabel}</span>
        <span translate="no">{current?.name}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <nav id="language-menu" popover="auto" aria-label={label} className={styles.menu}>
        <LanguageLinks languages={languages} />
      </nav>
    </>
  )
}
