import { Icon } from '../../components/Icon.tsx'
import { ReliefImage, type Relief } from '../../components/ReliefImage.tsx'
import styles from './CompanyCards.module.css'

interface CompanyCardsProps {
  cards: { relief: Relief; title: string; href: string }[]
}

/** Four doors into the inner pages, hung like pictures: large left, small right, then the reverse. */
export function CompanyCards({ cards }: CompanyCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ relief, title, href }, index) => (
        <li key={href} className={styles.card}>
          <div className={styles.picture}>
            <ReliefImage relief={relief} alt="" sizes="(width < 768px) 100vw, 58vw" />
          </div>
          <div className={styles.caption}>
            <span className={`label ${styles.number}`} aria-hidden="true">
              {`4.${index + 1}`}
            </span>
            <h3 className={styles.title}>
              <a href={href} className={styles.link}>
                {title}
              </a>
            </h3>
            <Icon name="arrow-right" className={styles.arrow} />
          </div>
        </li>
      ))}
    </ul>
  )
}
