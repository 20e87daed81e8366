import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  id: string
  title: string
  /** The broken rules in reading order; `target` is the id of the control. */
  errors: { target: string; message: string }[]
  ref: Ref<HTMLElement>
}

/** The errors of the form, with a link to each field. `useSummaryFocus` focuses it after a failed check. */
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

/**
 * Focuses the field, without adding its hash to the address and the history. First its label is scrolled
 * into view: the browser would scroll only as far as the control, which lacks context without the label.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const id = event.currentTarget.hash.slice(1)
  const target = document.getElementById(id)
  const start = document.querySelector(`label[for="${id}"]`) ?? target
  start?.scrollIntoView()
  target?.focus({ preventScroll: true })
}
