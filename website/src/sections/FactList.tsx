import styles from './FactList.module.css'

export interface Fact {
  name: string
  value: string
}

/** Short facts as rows between hairlines, with the values in larger type. Place it in a `grid`. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="main-column">
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={`label ${styles.name}`}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
