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
  /** As many discs follow the figures, the last in the signal colour. */
  staff?: number | undefined
}

/** Short facts as rows between hairlines, with the values in larger type. Place it in a `grid`. */
export function FactList({ facts, figures, staff = 0 }: FactListProps) {
  const side = Math.ceil(Math.sqrt(staff))
  return (
    <dl className={`subgrid ${figures ? styles.half : 'main-column'}`}>
      {figures?.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className="muted">{name}</dt>
          <dd>
            {value}
            {value === String(staff) && staff <= 25 && (
              <svg viewBox={`0 0 ${side} ${side}`} className="only-screen" aria-hidden="true">
                {Array.from({ length: staff }, (_, index) => (
                  <circle
                    key={index}
                    cx={(index % side) + 0.5}
                    cy={Math.floor(index / side) + 0.5}
                    r="0.42"
                  />
                ))}
              </svg>
            )}
          </dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name} className={`subgrid ${styles.fact}`}>
          <dt className="muted">{name}</dt>
          <dd className={figures ? undefined : 'section-title'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
