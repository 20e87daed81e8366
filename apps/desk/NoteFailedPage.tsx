import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import type { NoteFailedPageProps } from '@site/service/desk/desk-pages.ts'
import { listUrl } from '@site/service/desk/list-url.ts'
import { DeskDocument, type WithShell } from './DeskDocument.tsx'
import { NoteForm } from './NoteForm.tsx'

/** Shows a note that could not be saved, with a button to retry. */
export function NoteFailedPage({
  shell,
  id,
  query,
  note,
  problem,
}: WithShell<NoteFailedPageProps>) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.NOTE}>
      <h1 id="note">{t.NOTE}</h1>
      <p className="problem">
        {t.NOTE_FAILED} <span lang="en">{problem}</span>
      </p>
      <NoteForm
        language={shell.language}
        action={listUrl(`/enquiries/${id}/note`, query)}
        note={note}
      />
      <p>
        <a href={listUrl(`/enquiries/${id}`, query)}>{t.NOTE_DISCARD}</a>
      </p>
    </DeskDocument>
  )
}
