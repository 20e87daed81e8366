import { BoxLink } from '../../components/BoxLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { Relief } from '../../components/relief-files.ts'
import { ReliefImage } from '../../components/ReliefImage.tsx'
import styles from './PageCards.module.css'

interface PageCardsProps {
  /** The number of the section, before the card's own. */
  section: number
  cards: { relief: Relief; title: string; text: string; href: string }[]
}

/** Four doors into the inner pages, hung like pictures: large left, small right, then the reverse. */
export function PageCards({ section, cards }: PageCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ relief, title, text, href }, index) => (
        <li key={href} className={styles.card}>
          <div className={styles.picture}>
            <ReliefImage
              relief={relief}
              alt=""
              sizes={`(width < 768px) 100vw, ${isLarge(index) ? 58 : 40}vw`}
            />
          </div>
          <div className={styles.caption}>
            <span className={`label ${styles.number}`} aria-hidden="true">
              {`${section}.${index + 1}`}
            </span>
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
