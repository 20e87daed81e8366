import type { ReactNode } from 'react'
import { referenceOf } from '@site/enquiry/reference.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { singleLine } from '@site/service/text/clean-text.ts'
import { listUrl } from '@site/service/desk/list-url.ts'
import type {
  ErasePageProps,
  ErasureFailedPageProps,
  Shell,
} from '@site/service/desk/desk-pages.ts'
import { ActionForm } from './ActionForm.tsx'
import { DeskDocument, type WithShell } from './DeskDocument.tsx'
import { Time } from './Time.tsx'

/** Shows what would be erased, before it is. */
export function ErasePage({ shell, id, query, email, found, listed }: WithShell<ErasePageProps>) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{fillPlaceholders(t.ERASE_FOUND, { email: singleLine(email), count: String(found) })}</p>
      <ul className="history">
        {listed.map((enquiry) => (
          <li key={enquiry.id}>
            <Time at={enquiry.receivedAt} language={shell.language} />{' '}
            <a href={`/enquiries/${enquiry.id}`}>{referenceOf(enquiry.id)}</a>
          </li>
        ))}
      </ul>
      {found > listed.length && (
        <p>{fillPlaceholders(t.ERASE_LISTED, { count: String(listed.length) })}</p>
      )}
      <p className="problem">{t.ERASE_WARNING}</p>
      <EraseForm shell={shell} email={email}>
        <a className="button" href={listUrl(`/enquiries/${id}`, query)}>
          {t.ERASE_KEEP}
        </a>
      </EraseForm>
    </DeskDocument>
  )
}

/** Confirms how many enquiries were erased. */
export function ErasedPage({ shell, enquiries }: WithShell<{ enquiries: number }>) {
  const t = deskMessages[shell.language]
  // After a double click or a failed attempt, the first one erased everything.
  const done = fillPlaceholders(t.ERASE_DONE, { count: String(enquiries) })
  return (
    <DeskDocument shell={shell} title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{enquiries === 0 ? t.ERASE_NOTHING_LEFT : done}</p>
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}

/** Shows why an erasure failed, with a button to retry. */
export function ErasureFailedPage({ shell, email, problem }: WithShell<ErasureFailedPageProps>) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p className="problem">
        {t.ERASE_FAILED} <span lang="en">{problem}</span>
      </p>
      <EraseForm shell={shell} email={email} />
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}

interface EraseFormProps {
  shell: Shell
  email: string
  /** Shown next to the button. */
  children?: ReactNode
}

function EraseForm({ shell, email, children }: EraseFormProps) {
  return (
    <ActionForm action="/erase">
      {/* Encoded, as an address may contain invisible characters. */}
      <input type="hidden" name="email" value={Buffer.from(email).toString('base64url')} />
      <button className="button signal">{deskMessages[shell.language].ERASE_CONFIRM}</button>
      {children}
    </ActionForm>
  )
}
