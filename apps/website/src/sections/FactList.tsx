import styles from './FactList.module.css'

/** A short fact, such as "Founded: 2014". */
interface Fact {
  name: string
  value: string
}

/** Only the facts that the company has given. */
export const knownFacts = (facts: { name: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

interface FactListProps {
  facts: Fact[]
  /** Numbers in very large type, side by side above the other facts, which are smaller then. */
  figures?: Fact[]
}

/** Short facts as rows between hairlines, with the values in larger type. Place it in a `grid`. */
export function FactList({ facts, figures = [] }: FactListProps) {
  return (
    <dl className="main-column subgrid">
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name} className={`subgrid ${styles.fact}`}>
          <dt className="muted">{name}</dt>
          <dd className={figures.length === 0 ? 'section-title' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
