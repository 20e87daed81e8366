import type { ReactNode } from 'react'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { maxNoteLength } from '@site/service/desk/note-length.ts'

interface NoteFormProps {
  language: Locale
  action: string
  note: string | null
  /** Shown next to the button. */
  children?: ReactNode
}

/** The note about an enquiry, under a heading with the id `note`. Only its button saves it. */
export function NoteForm({ language, action, note, children }: NoteFormProps) {
  return (
    <form className="remark" method="post" action={action}>
      <textarea
        name="note"
        rows={4}
        maxLength={maxNoteLength}
        aria-labelledby="note"
        defaultValue={note ?? ''}
      />
      <button className="button">{deskMessages[language].NOTE_SAVE}</button>
      {children}
    </form>
  )
}
