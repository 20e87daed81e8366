import { themes } from '../styles/themes.ts'
import styles from './Palette.module.css'

const colours = Object.entries(themes.light)
  .filter(([, value]) => /^(#|rgb)/.test(value))
  .map(([name]) => name)

/** Every colour token in the theme of the page. */
export function Palette() {
  return (
    <ul className={styles.palette}>
      {colours.map((name) => (
        <li key={name} className="label">
          <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
