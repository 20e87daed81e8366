import styles from './BoxLink.module.css'

/**
 * A link whose clickable area is the positioned box around it, such as a row or a card. Screen readers
 * announce only its own text.
 */
export function BoxLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}
