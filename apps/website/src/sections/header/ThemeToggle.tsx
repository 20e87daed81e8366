import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { Icon } from '../../components/Icon.tsx'
import styles from './ThemeToggle.module.css'

interface ThemeToggleProps {
  locale: Locale
  /** `icon` for the header, `line` with visible text for the mobile menu. */
  variant?: 'icon' | 'line'
}

/** A sun in light mode, a moon in dark mode (specification, section 2). CSS shows one of them. */
export function ThemeToggle({ locale, variant = 'icon' }: ThemeToggleProps) {
  const t = messages[locale]
  const [shape, textClass] =
    variant === 'icon' ? ['icon-button', 'visually-hidden'] : ['', undefined]
  return (
    <button type="button" className={`${styles.toggle} ${shape}`} data-theme-toggle="">
      <span className={styles.light}>
        <Icon name="sun" />
        <span className={textClass}>{t.SWITCH_TO_DARK_MODE}</span>
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
        <span className={textClass}>{t.SWITCH_TO_LIGHT_MODE}</span>
      </span>
    </button>
  )
}
