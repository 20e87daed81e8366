import type { ReactNode } from 'react'
import { referenceOf } from '../../../enquiry-contract/reference.ts'
import { deskMessages, type DeskMessages } from '../../../i18n/desk-messages.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { PersonsEnquiries } from '../../erasure/erase-person.ts'
import { singleLine } from '../../mail/clean-text.ts'
import { listAddress, type ListQuery } from '../list-query.ts'
import { ActionForm } from './ActionForm.tsx'
import { DeskDocument, type Shell } from './DeskDocument.tsx'
import { Time } from './Time.tsx'

interface ErasePageProps {
  shell: Shell
  /** The enquiry that the owner came from, and its list. */
  id: string
  query: ListQuery
  email: string
  found: PersonsEnquiries
  /** The newest of them. */
  listed: { id: string; receivedAt: number }[]
}

/** Shows what would be erased, before it is. */
export function ErasePage({ shell, id, query, email, found, listed }: ErasePageProps) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{fillPlaceholders(t.ERASE_FOUND, { email: singleLine(email), ...counts(found) })}</p>
      <ul className="history">
        {listed.map((enquiry) => (
          <li key={enquiry.id}>
            <Time at={enquiry.receivedAt} language={shell.language} />{' '}
            <a href={`/enquiries/${enquiry.id}`}>{referenceOf(enquiry.id)}</a>
          </li>
        ))}
      </ul>
      {found.inDatabase > listed.length && (
        <p>{fillPlaceholders(t.ERASE_LISTED, { count: String(listed.length) })}</p>
      )}
      <Unreachable t={t} files={found.unreachable} />
      <p className="problem">{t.ERASE_WARNING}</p>
      <EraseForm shell={shell} email={email}>
        <a className="button" href={listAddress(`/enquiries/${id}`, query)}>
          {t.ERASE_KEEP}
        </a>
      </EraseForm>
    </DeskDocument>
  )
}

interface ErasedPageProps extends PersonsEnquiries {
  shell: Shell
  email: string
  /** Whether the database was too large to be rewritten. */
  tooLarge: boolean
}

/** Says what was erased, and what could not be. */
export function ErasedPage({ shell, email, tooLarge, unreachable, ...erased }: ErasedPageProps) {
  const t = deskMessages[shell.language]
  // After a double click or a failed attempt, the first one erased everything.
  const nothingLeft = erased.inDatabase + erased.inBackups + unreachable.length === 0
  return (
    <DeskDocument shell={shell} title={t.ERASE_TITLE}>
      <h1>{t.ERASE_TITLE}</h1>
      <p>{nothingLeft ? t.ERASE_NOTHING_LEFT : fillPlaceholders(t.ERASE_DONE, counts(erased))}</p>
      <Unreachable t={t} files={unreachable} />
      {unreachable.length > 0 && <EraseForm shell={shell} email={email} />}
      {tooLarge && (
        <p className="problem">
          {fillPlaceholders(t.ERASE_TOO_LARGE, { command: 'npm run enquiries -- purge' })}
        </p>
      )}
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}

interface ErasureFailedPageProps {
  shell: Shell
  email: string
  /** What went wrong, in English. */
  problem: string
}

/** Says that something is left and why, and erases again. */
export function ErasureFailedPage({ shell, email, problem }: ErasureFailedPageProps) {
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
    <ActionForm action="/erase" token={shell.token}>
      {/* Encoded, as an address may contain invisible characters. */}
      <input type="hidden" name="email" value={Buffer.from(email).toString('base64url')} />
      <button className="button signal">{deskMessages[shell.language].ERASE_CONFIRM}</button>
      {children}
    </ActionForm>
  )
}

function Unreachable({ t, files }: { t: DeskMessages; files: string[] }) {
  if (files.length === 0) return null
  return (
    <div className="problem">
      <p>{t.ERASE_UNREACHED}</p>
      <ul>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </div>
  )
}

function counts({ inDatabase, inBackups }: Pick<PersonsEnquiries, 'inDatabase' | 'inBackups'>) {
  return { count: String(inDatabase), copies: String(inBackups) }
}
