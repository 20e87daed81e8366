import type { MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  id: string
  title: string
  /** In reading order; `target` is the id of the field's control. */
  errors: { target: string; message: string }[]
}

/** The errors of the form, with a link to each field. */
export function ErrorSummary({ id, title, errors }: ErrorSummaryProps) {
  const titleId = `${id}-title`
  return (
    <section id={id} className={`stack ${styles.summary}`} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className="card-title">
        {title}
      </h2>
      <ul>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a className={`underlined ${styles.link}`} href={`#${target}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses the field without changing the page's address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
