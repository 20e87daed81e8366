import type { CostTerm } from './cost-terms.ts'
import styles from './Costs.module.css'

/** The terms of an assignment, one below the other. Stands in a `grid`. */
export function Costs({ terms }: { terms: CostTerm[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ name, terms }) => (
        <div key={name} className={styles.term}>
          <dt>{name}</dt>
          <dd>{terms}</dd>
        </div>
      ))}
    </dl>
  )
}
