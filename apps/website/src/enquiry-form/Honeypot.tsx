import { honeypotField } from '@site/enquiry/spam-signals.ts'
import styles from './Honeypot.module.css'

/**
 * A field for programs only. Neither `hidden` nor of the type "hidden", which programs skip, and not just
 * moved off the screen, where browsers might autofill it.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input name={honeypotField} autoComplete="off" />
    </label>
  )
}
