interface ParagraphsProps {
  /** A sentence in larger type. */
  lead?: string
  texts: string[]
  /** As wide as the page instead of the main column. */
  isWide?: boolean
}

/** Paragraphs in columns, as many as fit side by side. Place it in a `grid`. */
export function Paragraphs({ lead, texts, isWide }: ParagraphsProps) {
  return (
    <>
      {lead && <p className="main-column card-title">{lead}</p>}
      <div className={isWide ? 'columns' : 'main-column columns'}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  )
}
