import type { CostTerm } from './cost-terms.ts'
import styles from './Costs.module.css'

/** The terms of an assignment, one below the other. Stands in a `grid`. */
export function Costs({ terms }: { terms: CostTerm[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ name, terms, note }) => (
        <div key={name} className={styles.term}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.words}>{terms}</span>
            {note && <p className={styles.note}>{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
