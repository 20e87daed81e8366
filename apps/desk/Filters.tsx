import type { DeskMessages } from '@site/company/i18n/desk-messages.ts'
import type { ArchiveStats } from '@site/service/storage/enquiry-archive.ts'
import { listUrl, views, type ListQuery } from '@site/service/desk/list-url.ts'
import type { View } from '@site/service/storage/enquiry-record.ts'
import { t } from './text.ts'

interface FiltersProps {
  query: ListQuery
  counts: ArchiveStats
}

const keys: Record<View, keyof DeskMessages> = {
  new: 'SHOW_NEW',
  answered: 'SHOW_ANSWERED',
  spam: 'SHOW_SPAM',
  waiting: 'SHOW_WAITING',
  held: 'SHOW_HELD',
  all: 'SHOW_ALL',
}

/** The filters of the list, each with its number of enquiries; a search counts nothing. */
export function Filters({ query, counts }: FiltersProps) {
  // These two are usually empty.
  const shown = views.filter(
    (view) => !['waiting', 'held'].includes(view) || counts[view] > 0 || view === query.view,
  )
  return (
    <nav className="filters" aria-label={t.FILTERS}>
      {shown.map((view) => (
        <a
          key={view}
          href={listUrl('/', { view, search: query.search })}
          aria-current={view === query.view ? 'true' : undefined}
        >
          {t[keys[view]]}
          {query.search === '' && <span className="count"> {counts[view]}</span>}
        </a>
      ))}
      {query.search !== '' && <a href="/">{t.SEARCH_CLEAR}</a>}
    </nav>
  )
}
