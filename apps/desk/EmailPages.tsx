import type { Address } from 'postal-mime'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { multiLine, singleLine } from '@site/service/text/clean-text.ts'
import type { PageProps } from '@site/service/desk/desk-pages.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { Facts, Time } from './parts.tsx'
import { t } from './text.ts'

/** Lists the emails that were written to files. */
export function EmailsPage({ folder, emails }: PageProps['emails']) {
  return (
    <DeskDocument title={t.EMAILS} section="/emails">
      <h1>{t.EMAILS}</h1>
      <p className="note">{fillPlaceholders(t.EMAILS_INTRO, { folder })}</p>
      {emails.length === 0 && <p className="nothing lead muted">{t.EMAILS_NONE}</p>}
      <ol className="list">
        {emails.map(({ name, subject, date }) => (
          <li key={name} className="entry email">
            {date && <Time at={Date.parse(date)} />}
            <a href={`/emails/${name}`}>{singleLine(subject ?? '') || name}</a>
          </li>
        ))}
      </ol>
    </DeskDocument>
  )
}

/** Shows one email as its recipient sees it, in a frame that runs and loads nothing, and as plain text. */
export function EmailPage({ name, content }: PageProps['email']) {
  const subject = singleLine(content.subject ?? '') || name
  const facts = [
    { label: t.EMAIL_FROM, value: inWords(content.from ? [content.from] : []) },
    { label: t.EMAIL_TO, value: inWords(content.to) },
    { label: t.EMAIL_REPLY_TO, value: inWords(content.replyTo) },
  ]
  return (
    <DeskDocument title={subject} section="/emails">
      <h1>{subject}</h1>
      <Facts facts={facts} />
      <h2>{t.EMAIL_HTML}</h2>
      <iframe title={t.EMAIL_HTML} src={`/emails/${name}/html`} sandbox="" tabIndex={0} />
      <h2>{t.EMAIL_TEXT}</h2>
      <pre>{multiLine(content.text ?? '')}</pre>
    </DeskDocument>
  )
}

function inWords(addresses: Address[] = []): string {
  const texts = addresses.map(({ name, address }) => singleLine(`${name} <${address ?? ''}>`))
  return texts.join(', ') || '–'
}
