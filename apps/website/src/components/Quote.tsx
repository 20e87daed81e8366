import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { capitalise } from './capitalise.ts'

interface QuoteProps {
  locale: Locale
  quote: NonNullable<Reference['quote']>
}

/** A sentence by a client, with the role and, if published, the name of the person. */
export function Quote({ locale, quote: { text, name, role } }: QuoteProps) {
  return (
    <figure>
      <blockquote className="lead">{text[locale]}</blockquote>
      <figcaption className="muted">
        {name ? `${name}, ${role[locale]}` : capitalise(role[locale])}
      </figcaption>
    </figure>
  )
}
