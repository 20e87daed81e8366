import styles from './FactList.module.css'

/** A short fact, such as "Founded: 2014". */
interface Fact {
  name: string
  value: string
}

/** Only the facts that the company has given. */
export const knownFacts = (facts: { name: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

/** Short facts as rows between hairlines, with the values in larger type. Place it in a `grid`. */
export const FactList = ({ facts, nameClass = 'muted' }: { facts: Fact[]; nameClass?: string }) => (
  <dl className="subgrid main-column">
    {facts.map(({ name, value }) => (
      <div key={name} className={`subgrid ${styles.fact}`}>
        <dt className={nameClass}>{name}</dt>
        <dd className="section-title">{value}</dd>
      </div>
    ))}
  </dl>
)
