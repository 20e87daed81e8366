import type { Service } from './service-list.ts'
import styles from './ServicesCard.module.css'

interface ServicesCardProps {
  title: string
  text: string
  services: Service[]
}

/** The card of the nine services (specification, section 1), beside the picture on large screens. */
export function ServicesCard({ title, text, services }: ServicesCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{text}</p>
      <ul>
        {services.map(({ name, line }) => (
          <li key={name} className={styles.service}>
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
