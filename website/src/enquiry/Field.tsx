import type { ReactNode } from 'react'
import styles from './Field.module.css'

export interface FieldProps {
  /** The control's id. */
  id: string
  label: string
  /** The error message, if any. */
  error: string | undefined
}

interface FieldFrameProps extends FieldProps {
  errorId: string
  /** Shows the asterisk. For assistive technology the control itself is marked as required. */
  required: boolean
  /** The control. */
  children: ReactNode
}

/** Label, control, and space for the error below, so that an error shifts nothing. */
export function Field({ id, label, error, errorId, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {error && (
        // A new element for every text: in one that the browser has translated, React would update text
        // nodes that are no longer in the page.
        <p key={error} id={errorId} className={styles.error}>
          <svg className={styles.errorIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 .8 15.6 15H.4Zm-.8 5v4.4h1.6V5.8Zm0 5.6V13h1.6v-1.6Z" fillRule="evenodd" />
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}
