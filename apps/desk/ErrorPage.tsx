import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import type { ErrorPageProps } from '@site/service/desk/desk-pages.ts'
import { DeskDocument, type WithShell } from './DeskDocument.tsx'

export function ErrorPage({ shell, error, detail }: WithShell<ErrorPageProps>) {
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
