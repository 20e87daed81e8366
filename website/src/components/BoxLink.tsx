import styles from './BoxLink.module.css'

/**
 * A link whose target is all of the positioned box around it, such as a row or a card; its own text
 * stays what a screen reader says.
 */
export function BoxLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}
