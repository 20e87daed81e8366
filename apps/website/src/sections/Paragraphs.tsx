import styles from './Paragraphs.module.css'

interface ParagraphsProps {
  /** A sentence in larger type. */
  lead?: string
  texts: string[]
  /** As wide as the page instead of the main column. */
  isWide?: boolean
}

/** Paragraphs that flow through as many columns as fit. Place it in a `grid`. */
export function Paragraphs({ lead, texts, isWide }: ParagraphsProps) {
  return (
    <>
      {lead && <p className="main-column section-title">{lead}</p>}
      <div className={`prose ${styles.flowing} ${isWide ? '' : 'main-column'}`}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  )
}
