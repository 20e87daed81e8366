import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { statusKeys, type ListEntry } from '@site/service/desk/desk-pages.ts'
import type { MailFact } from '@site/service/mail/mail-content.ts'
import { language, t } from './text.ts'

/** A time in Switzerland. */
export function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{formatDateAndTime(at, language, 'medium')}</time>
  )
}

/** Labels and their values; one with a link can be called or written to. */
export function Facts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{link === undefined ? value : <a href={link}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is unusual about an enquiry; nothing for a new one whose email has been sent. */
export function Tags({ status, review }: Pick<ListEntry, 'status' | 'review'>) {
  const tags = [
    ...(review === 'answered' ? [t.TAG_ANSWERED] : []),
    ...(review === 'spam' ? [t.SHOW_SPAM] : []),
    ...(status === 'delivered' ? [] : [t[statusKeys[status]]]),
  ]
  return (
    <span className="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag muted">
          {tag}
        </span>
      ))}
    </span>
  )
}
