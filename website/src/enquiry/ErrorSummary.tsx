import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  id: string
  title: string
  /** The broken rules in reading order; `target` is the id of the control. */
  errors: { target: string; message: string }[]
  ref: Ref<HTMLElement>
}

/** What keeps the form from being sent, with a way to each field. Takes the focus after a failed try. */
export function ErrorSummary({ id, title, errors, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a className={styles.link} href={`#${target}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Goes to the field without leaving its hash in the address and the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
