import styles from './ServicesText.module.css'

interface ServicesTextProps {
  /** The description, set large; the other three paragraphs follow it. */
  lead: string
  paragraphs: string[]
}

/** The four paragraphs on the services (specification, section 1). Stands in a `grid`. */
export function ServicesText({ lead, paragraphs }: ServicesTextProps) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  )
}
