import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { Plate } from '../../components/plates.ts'
import { ReliefPlate } from '../../components/ReliefPlate.tsx'
import styles from './PageCards.module.css'

interface PageCardsProps {
  cards: { relief: Plate; title: string; text: string; href: string }[]
}

/** Links to the inner pages, with their pictures: the first is large and left, the last large and right. */
export function PageCards({ cards }: PageCardsProps) {
  // There is no room for two large cards beside each other.
  const isLast = (index: number) => index > 1 && index === cards.length - 1
  return (
    <ul className={`subgrid ${styles.cards}`}>
      {cards.map(({ relief, title, text, href }, index) => (
        <li key={href} className={`${styles.card}${isLast(index) ? ` ${styles.last}` : ''}`}>
          <ReliefPlate relief={relief} alt="" className={styles.picture} />
          <div className={styles.caption}>
            <h3 className={styles.title}>
              <BoxLink href={href}>{title}</BoxLink>
            </h3>
            <Icon name="arrow-right" className={styles.arrow} />
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
