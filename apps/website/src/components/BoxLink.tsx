import styles from './BoxLink.module.css'

/** A link that makes the whole positioned box around it clickable, such as a row or a card. */
export function BoxLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}
