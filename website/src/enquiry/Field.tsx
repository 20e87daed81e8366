import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** What every kind of field is given. */
export interface FieldProps {
  /** The control's id; label and error derive theirs from it. */
  id: string
  label: string
  /** The message of the broken rule, if one is. */
  error: string | undefined
  /** The text rests while it is being sent: what is seen then is what is sent. */
  resting: boolean
}

interface FieldFrameProps extends Omit<FieldProps, 'resting'> {
  /** Shows the asterisk. The control says so itself to assistive technology. */
  required: boolean
  children: ReactNode
}

/** Label above, control, and room for the error below, so that an error moves nothing. */
export function Field({ id, label, error, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {error && (
        // Another text needs another element: of one that the browser has translated, React would go on
        // changing the words that are no longer in the page.
        <p key={error} id={errorId(id)} className={styles.error}>
          <svg className={styles.errorIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 .8 15.6 15H.4Zm-.8 5v4.4h1.6V5.8Zm0 5.6V13h1.6v-1.6Z" fillRule="evenodd" />
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}

/** Ties a control to its label and its error. */
export function controlAttributes(id: string, error: string | undefined) {
  return {
    id,
    className: styles.control,
    // Said even while it is false: some screen readers call an empty required field invalid otherwise.
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId(id),
  }
}

const errorId = (id: string) => `${id}-error`
