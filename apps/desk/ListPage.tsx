import type { DeskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { ProblemName } from '@site/service/status/problems.ts'
import { singleLine } from '@site/service/text/clean-text.ts'
import { listUrl, views } from '@site/service/desk/list-url.ts'
import type { ListEntry, PageProps } from '@site/service/desk/desk-pages.ts'
import type { View } from '@site/service/storage/enquiry-record.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { Tags, Time } from './parts.tsx'
import { t } from './text.ts'

/** Held enquiries are counted instead. */
const problemKeys: Partial<Record<ProblemName, keyof DeskMessages>> = {
  'store-failing': 'PROBLEM_STORE',
  'outbox-old': 'PROBLEM_OUTBOX',
  'disk-full': 'PROBLEM_DISK',
  'mail-login-refused': 'PROBLEM_LOGIN',
  'host-replaced': 'PROBLEM_HOST',
}

/** The list of enquiries, newest first: the desk's home page. */
export function ListPage({ query, counts, problems, entries, next }: PageProps['list']) {
  const wholeList = { ...query, after: undefined }
  const nothing = query.view === 'new' && query.search === '' ? t.NOTHING_NEW : t.NOTHING_FOUND
  return (
    <DeskDocument title={t.TITLE} section="/">
      <h1>{t.TITLE}</h1>
      {problems.map((problem) => {
        const key = problemKeys[problem]
        return key && <Problem key={problem} text={t[key]} address="/overview" />
      })}
      {counts.heldNew > 0 && query.view !== 'held' && (
        <Problem
          text={fillPlaceholders(t.PROBLEM_HELD, { count: String(counts.heldNew) })}
          address={listUrl('/', { view: 'held', search: '' })}
        />
      )}
      <search>
        <form className="search" action="/">
          <input
            type="search"
            name="q"
            maxLength={200}
            aria-label={t.SEARCH}
            placeholder={t.SEARCH}
            defaultValue={query.search}
          />
          <button className="button">{t.SEARCH_BUTTON}</button>
        </form>
      </search>
      <Filters query={query} counts={counts} />
      {query.view === 'held' && query.search === '' && counts.held > 0 && (
        <form className="actions" method="post" action="/held">
          <button className="button">{t.RELEASE_ALL}</button>
        </form>
      )}
      {entries.length === 0 && <p className="nothing lead muted">{nothing}</p>}
      <ol className="list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} address={listUrl(`/enquiries/${entry.id}`, query)} />
        ))}
      </ol>
      <footer className="end">
        {query.after && <a href={listUrl('/', wholeList)}>{t.NEWEST}</a>}
        {next && <a href={listUrl('/', { ...query, after: next })}>{t.OLDER}</a>}
        <p className="note">
          {t.EXPORT} <a href={listUrl('/enquiries.csv', wholeList)}>CSV</a>{' '}
          <a href={listUrl('/enquiries.json', wholeList)}>JSON</a>
          <br />
          {t.PERSONAL_DATA}
        </p>
      </footer>
    </DeskDocument>
  )
}

function Problem({ text, address }: { text: string; address: string }) {
  return (
    <p className="problem">
      <a href={address}>{text}</a>
    </p>
  )
}

function Entry({ entry, address }: { entry: ListEntry; address: string }) {
  const isNew = entry.review === 'new'
  return (
    <li className={isNew ? 'entry new' : 'entry'}>
      <Time at={entry.receivedAt} />
      {isNew && <span className="visually-hidden">{t.SHOW_NEW}</span>}
      <a href={address}>{singleLine(entry.name) || singleLine(entry.email) || '–'}</a>
      <span className="beginning muted">{singleLine(entry.beginning)}</span>
      <Tags {...entry} />
    </li>
  )
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
function Filters({ query, counts }: Pick<PageProps['list'], 'query' | 'counts'>) {
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
          {query.search === '' && <span className="muted"> {counts[view]}</span>}
        </a>
      ))}
      {query.search !== '' && <a href="/">{t.SEARCH_CLEAR}</a>}
    </nav>
  )
}
