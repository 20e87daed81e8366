import styles from './PersonQuote.module.css'

interface PersonQuoteProps {
  name: string
  text: string
}

/** What a person says, with the name. */
export function PersonQuote({ name, text }: PersonQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className="muted" translate="no">
        {name}
      </figcaption>
    </figure>
  )
}
