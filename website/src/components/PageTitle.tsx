import styles from './PageTitle.module.css'

/** Longer words, such as "Dienstleistungen", would not fit a 320 px screen at the full size. */
const longestWordAtFullSize = 9

/** Whole sentences would fill the first screen, where the form of the contact page begins. */
const longestTitleAtFullSize = 20

/** The title of an inner page, its `h1`, as large as its longest word allows. Stands in a `grid`. */
export function PageTitle({ children }: { children: string }) {
  const longestWord = Math.max(...children.split(/\s/).map((word) => word.length))
  const isLong = longestWord > longestWordAtFullSize || children.length > longestTitleAtFullSize
  const size = isLong ? styles.long : ''
  return <h1 className={`${styles.title} ${size} ${edgeOf(children)}`}>{children}</h1>
}

/** The ink of the first letter stands on the margin, not its box: at this size they lie 16 px apart. */
function edgeOf(title: string) {
  const firstLetter = title.normalize('NFD').charAt(0)
  if ('BDEFHIKLMNPRU'.includes(firstLetter)) return styles.stem
  if ('ATVWXYZ'.includes(firstLetter)) return styles.slant
  return ''
}
