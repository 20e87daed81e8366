import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import styles from './Honeypot.module.css'

/**
 * A field for machines only. Not `hidden` and not of the type "hidden", which they know; and not
 * merely out of sight, where browsers might fill it in for their people.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input name={honeypotField} autoComplete="off" />
    </label>
  )
}
