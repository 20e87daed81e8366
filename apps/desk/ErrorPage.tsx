import { deskMessages, type DeskMessages } from '../../../i18n/desk-messages.ts'
import { DeskDocument, type Shell } from './DeskDocument.tsx'

export type ErrorKey = Exclude<Extract<keyof DeskMessages, `ERROR_${string}`>, 'ERROR_TITLE'>

interface ErrorPageProps {
  shell: Shell
  error: ErrorKey
  /** What the owner can do about it, in English; empty when unknown. */
  detail: string
}

/** Says what went wrong. */
export function ErrorPage({ shell, error, detail }: ErrorPageProps) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.ERROR_TITLE}>
      <h1>{t.ERROR_TITLE}</h1>
      <p>
        {t[error]} {detail !== '' && <span lang="en">{detail}</span>}
      </p>
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}
