import type { Messages } from '../../../../i18n/messages.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import { Flag } from '../../components/Flag.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LanguageLinks, type LanguageChoice } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'

interface LanguageMenuProps {
  languages: LanguageChoice[]
  t: Messages
}

/** The language dropdown of the desktop header: a native popover, which a click outside closes. */
export function LanguageMenu({ languages, t }: LanguageMenuProps) {
  const current = languages.find((language) => language.current)
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="language-menu">
        {current && <Flag locale={current.locale} />}
        <span className="visually-hidden">
          {fillPlaceholders(t.LABELLED, { label: t.LANGUAGE, value: '' })}
        </span>
        <span translate="no">{current?.name}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <nav id="language-menu" popover="auto" aria-label={t.LANGUAGE} className={styles.menu}>
        <LanguageLinks languages={languages} />
      </nav>
    </>
  )
}
