import { deskMessages, type DeskMessages } from '@site/company/i18n/desk-messages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { DeliveryStatus, Review } from '@site/service/storage/enquiry-record.ts'

interface TagsProps {
  language: Locale
  status: DeliveryStatus
  review: Review
}

const statusKeys: Record<DeliveryStatus, keyof DeskMessages | null> = {
  delivered: null,
  waiting: 'SHOW_WAITING',
  held: 'TAG_HELD',
  cancelled: 'SHOW_CANCELLED',
}

/** What is unusual about an enquiry; nothing for a new one whose email has been sent. */
export function Tags({ language, status, review }: TagsProps) {
  const t = deskMessages[language]
  const key = statusKeys[status]
  const tags = [
    ...(review === 'answered' ? [t.TAG_ANSWERED] : []),
    ...(review === 'spam' ? [t.SHOW_SPAM] : []),
    ...(key ? [t[key]] : []),
  ]
  return (
    <span className="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </span>
  )
}
