import { Icon } from '../../components/Icon.tsx'
import styles from './MenuToggle.module.css'

interface MenuToggleProps {
  open: string
  close: string
}

/** The hamburger that turns into a cross while the menu is open. */
export function MenuToggle({ open, close }: MenuToggleProps) {
  return (
    <button type="button" className={styles.toggle} popoverTarget="site-menu">
      <span className={styles.open}>
        <Icon name="menu" />
        <span className="visually-hidden">{open}</span>
      </span>
      <span className={styles.close}>
        <Icon name="close" />
        <span className="visually-hidden">{close}</span>
      </span>
    </button>
  )
}
