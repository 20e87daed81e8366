import styles from './SectionRule.module.css'

interface SectionRuleProps {
  /** Two digits, such as "01"; left out where the section is the only one. */
  number?: string
  /** The section's name; its heading. */
  name: string
  /** A short remark at the far end. */
  note?: string
}

/** The line that opens a section: number, name, note. Place it in a `grid`. */
export function SectionRule({ number, name, note }: SectionRuleProps) {
  return (
    <div className={`label subgrid ${styles.rule}`}>
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <h2 className={styles.name}>{name}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
