import { Icon } from '../../components/Icon.tsx'
import styles from './ThemeToggle.module.css'

interface ThemeToggleProps {
  switchToDark: string
  switchToLight: string
  /** `icon` for the header; `line` spells the words out, for the mobile menu. */
  variant?: 'icon' | 'line'
}

/**
 * A sun in light mode, a moon in dark mode (specification, section 2). Both states stand in the
 * page and CSS shows one, so that the stored theme is right before first paint.
 */
export function ThemeToggle({ switchToDark, switchToLight, variant = 'icon' }: ThemeToggleProps) {
  const words = variant === 'icon' ? 'visually-hidden' : undefined
  return (
    <button type="button" className={styles[variant]} data-theme-toggle="">
      <span className={styles.light}>
        <Icon name="sun" className={styles.symbol} />
        <span className={words}>{switchToDark}</span>
      </span>
      <span className={styles.dark}>
        <Icon name="moon" className={styles.symbol} />
        <span className={words}>{switchToLight}</span>
      </span>
    </button>
  )
}
