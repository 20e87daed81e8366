import { capitalise } from './capitalise.ts'
import styles from './Quote.module.css'

interface QuoteProps {
  text: string
  /** The person, if the name is published. */
  name?: string | undefined
  role: string
  size: 'large' | 'poster'
}

/** What a person says, with name and role. */
export function Quote({ text, name, role, size }: QuoteProps) {
  const person = [name, role].filter(Boolean).join(', ')
  return (
    <figure>
      <blockquote className={styles[size]}>{text}</blockquote>
      <figcaption className="muted">{capitalise(person)}</figcaption>
    </figure>
  )
}
