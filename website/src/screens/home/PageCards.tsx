import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { Plate } from '../../components/plates.ts'
import { ReliefPlate } from '../../components/ReliefPlate.tsx'
import styles from './PageCards.module.css'

interface PageCardsProps {
  cards: { relief: Plate; title: string; text: string; href: string }[]
}

/** Four doors into the inner pages, hung like pictures: large left, small right, then the reverse. */
export function PageCards({ cards }: PageCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ relief, title, text, href }, index) => (
        <li key={href} className={styles.card}>
          <div className={styles.picture}>
            <ReliefPlate
              relief={relief}
              alt=""
              sizes={`(width < 768px) 100vw, ${isLarge(index) ? 58 : 40}vw`}
            />
          </div>
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

/** The small ones are square, of pictures that are a third wider than high. */
const isLarge = (index: number) => index === 0 || index === 3
