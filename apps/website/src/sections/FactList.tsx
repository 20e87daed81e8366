import type { Fact } from './known-facts.ts'
import styles from './FactList.module.css'

/** Short facts as rows between hairlines, with the values in larger type. Place it in a `grid`. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="main-column">
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className="muted">{name}</dt>
          <dd className={`card-title ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
