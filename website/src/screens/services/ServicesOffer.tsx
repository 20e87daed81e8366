import type { Service } from './service-list.ts'
import styles from './ServicesOffer.module.css'

interface ServicesOfferProps {
  /** The description, set large; the other three paragraphs follow it. */
  lead: string
  paragraphs: string[]
  card: { title: string; text: string; services: Service[] }
}

/**
 * The four paragraphs and the card of the nine services: beside them and staying in view on large
 * screens, below them on small ones (specification, section 1).
 */
export function ServicesOffer({ lead, paragraphs, card }: ServicesOfferProps) {
  return (
    <>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={styles.card}>
        <h3 className={styles.title}>{card.title}</h3>
        <p className={styles.note}>{card.text}</p>
        <ul>
          {card.services.map(({ name, line }) => (
            <li key={name} className={styles.service}>
              <h4>{name}</h4>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
