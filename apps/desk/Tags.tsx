import { statusKeys } from '@site/service/desk/desk-pages.ts'
import type { DeliveryStatus, Review } from '@site/service/storage/enquiry-record.ts'
import { t } from './text.ts'

interface TagsProps {
  status: DeliveryStatus
  review: Review
}

/** What is unusual about an enquiry; nothing for a new one whose email has been sent. */
export function Tags({ status, review }: TagsProps) {
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
