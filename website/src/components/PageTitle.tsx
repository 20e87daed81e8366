import styles from './PageTitle.module.css'

/** Longer words, such as "Impressum", do not fit a screen of 320 px at full size. */
const longestWordAtFullSize = 8

/** Whole sentences at full size would push the form of the contact page out of the first screen. */
const longestTitleAtFullSize = 20

/** The `h1` of an inner page, as large as its longest word allows. Place it in a `grid`. */
export function PageTitle({ children }: { children: string }) {
  const longestWord = Math.max(...children.split(/\s/).map((word) => word.length))
  const isLong = longestWord > longestWordAtFullSize || children.length > longestTitleAtFullSize
  const size = isLong ? styles.long : ''
  return <h1 className={`${styles.title} ${size} ${edgeOf(children)}`}>{children}</h1>
}

/** Aligns the first letter's ink with the margin, up to 16 px from the edge of its box at this size. */
function edgeOf(title: string) {
  const firstLetter = title.normalize('NFD').charAt(0)
  if ('BDEFHIKLMNPRU'.includes(firstLetter)) return styles.stem
  if ('ATVWXYZ'.includes(firstLetter)) return styles.slant
  return ''
}
