import styles from './PageTitle.module.css'

/** Longer words, such as "Dienstleistungen", would not fit a 320 px screen at the full size. */
const longestWordAtFullSize = 9

/** The title of an inner page, its `h1`, as large as its longest word allows. Stands in a `grid`. */
export function PageTitle({ children }: { children: string }) {
  const longestWord = Math.max(...children.split(/\s/).map((word) => word.length))
  const size = longestWord > longestWordAtFullSize ? styles.long : ''
  return <h1 className={`${styles.title} ${size}`}>{children}</h1>
}
