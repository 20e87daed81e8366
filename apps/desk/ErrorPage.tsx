import type { PageProps } from '@site/service/desk/desk-pages.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { t } from './text.ts'

export function ErrorPage({ error, detail, note }: PageProps['error']) {
  return (
    <DeskDocument title={t.ERROR_TITLE}>
      <h1>{t.ERROR_TITLE}</h1>
      <p>
        {t[error]} {detail !== '' && <span lang="en">{detail}</span>}
      </p>
      {note !== null && (
        <>
          <p className="problem">{t.NOTE_FAILED}</p>
          <pre>{note}</pre>
        </>
      )}
      <p>
        <a href="/">{t.BACK}</a>
      </p>
    </DeskDocument>
  )
}
