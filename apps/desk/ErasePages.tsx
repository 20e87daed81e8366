import { referenceOf } from '@site/enquiry/reference.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { singleLine } from '@site/service/text/clean-text.ts'
import { listUrl } from '@site/service/desk/list-url.ts'
import type { PageProps } from '@site/service/desk/desk-pages.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { Time } from './parts.tsx'
import { t } from './text.ts'

/** Shows what would be erased, before it is. */
export function ErasePage({ id, query, email, found, listed }: PageProps['erase']) {
  return (
    <DeskDocument title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{fillPlaceholders(t.ERASE_FOUND, { email: singleLine(email), count: String(found) })}</p>
      <ul className="history">
        {listed.map((enquiry) => (
          <li key={enquiry.id}>
            <Time at={enquiry.receivedAt} />{' '}
            <a href={`/enquiries/${enquiry.id}`}>{referenceOf(enquiry.id)}</a>
          </li>
        ))}
      </ul>
      {found > listed.length && (
        <p>{fillPlaceholders(t.ERASE_LISTED, { count: String(listed.length) })}</p>
      )}
      <p className="problem">{t.ERASE_WARNING}</p>
      <form className="actions" method="post" action={`/enquiries/${id}/erase`}>
        <button className="button signal">{t.ERASE_CONFIRM}</button>
        <a className="button" href={listUrl(`/enquiries/${id}`, query)}>
          {t.ERASE_KEEP}
        </a>
      </form>
    </DeskDocument>
  )
}

/** Confirms how many enquiries were erased. */
export function ErasedPage({ enquiries }: PageProps['erased']) {
  return (
    <DeskDocument title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{fillPlaceholders(t.ERASE_DONE, { count: String(enquiries) })}</p>
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}
