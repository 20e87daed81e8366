import { capitalise } from './capitalise.ts'

interface QuoteProps {
  text: string
  /** The person, if the name is published. */
  name?: string | undefined
  role: string
  /** The class that sets its type. */
  className: string | undefined
}

/** What a person says, with name and role. */
export function Quote({ text, name, role, className }: QuoteProps) {
  const person = [name, role].filter(Boolean).join(', ')
  return (
    <figure className="stack">
      <blockquote className={className}>{text}</blockquote>
      <figcaption className="muted">{capitalise(person)}</figcaption>
    </figure>
  )
}
