import { honeypotField } from '@site/enquiry/spam-signals.ts'
import styles from './Honeypot.module.css'

/**
 * A field that only bots fill in. Neither `hidden` nor of the type "hidden", because bots skip those, and not just
 * moved off screen, where browsers might autofill it.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input name={honeypotField} autoComplete="off" />
    </label>
  )
}
