import styles from './PartnerKinds.module.css'

export interface PartnerKind {
  name: string
  /** What such a partner brings. */
  brings: string
  /** What such a partner gets. */
  gets: string
}

interface PartnerKindsProps {
  kinds: PartnerKind[]
  bringsLabel: string
  getsLabel: string
}

/** The kinds of partner side by side, with what each brings and gets. Place it in a `grid`. */
export function PartnerKinds({ kinds, bringsLabel, getsLabel }: PartnerKindsProps) {
  return (
    <ul className={`subgrid ${styles.kinds}`}>
      {kinds.map(({ name, brings, gets }) => (
        <li key={name} className={styles.kind}>
          <h3 className={styles.name}>{name}</h3>
          <dl className={styles.terms}>
            <dt className={`label ${styles.term}`}>{bringsLabel}</dt>
            <dd>{brings}</dd>
            <dt className={`label ${styles.term}`}>{getsLabel}</dt>
            <dd>{gets}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
