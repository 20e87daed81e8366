import styles from './ServicesText.module.css'

interface ServicesTextProps {
  /** The first paragraph, in larger type. */
  lead: string
  paragraphs: string[]
}

/** The four paragraphs on the services (specification, section 1). Place it in a `grid`. */
export function ServicesText({ lead, paragraphs }: ServicesTextProps) {
  return (
    <>
      <p className={`main-column ${styles.lead}`}>{lead}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  )
}
