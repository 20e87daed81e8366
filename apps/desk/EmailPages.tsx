import type { Address, Email } from 'postal-mime'
import { deskMessages } from '../../../i18n/desk-messages.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { multiLine, singleLine } from '../../text/clean-text.ts'
import { DeskDocument, type Shell } from './DeskDocument.tsx'
import { Time } from './Time.tsx'

/** An email in the list. */
export interface ListedEmail extends Pick<Email, 'subject' | 'date'> {
  name: string
}

/** An email as the folder transport wrote it. */
export interface WrittenEmail {
  /** The name of its file. */
  name: string
  content: Email
}

interface EmailsPageProps {
  shell: Shell
  folder: string
  emails: ListedEmail[]
}

/** Lists the emails that were written to files. */
export function EmailsPage({ shell, folder, emails }: EmailsPageProps) {
  const t = deskMessages[shell.language]
  return (
    <DeskDocument shell={shell} title={t.EMAILS} section="/emails">
      <h1>{t.EMAILS}</h1>
      <p className="note">{fillPlaceholders(t.EMAILS_INTRO, { folder })}</p>
      {emails.length === 0 && <p className="nothing">{t.EMAILS_NONE}</p>}
      <ol className="list">
        {emails.map(({ name, subject, date }) => (
          <li key={name} className="entry email">
            {date && <Time at={Date.parse(date)} language={shell.language} />}
            <a href={`/emails/${name}`}>{singleLine(subject ?? '') || name}</a>
          </li>
        ))}
      </ol>
    </DeskDocument>
  )
}

/**
 * Shows one email as its recipient sees it, in a frame that runs and loads nothing, and as plain
 * text.
 */
export function EmailPage({ shell, name, content }: WrittenEmail & { shell: Shell }) {
  const t = deskMessages[shell.language]
  const subject = singleLine(content.subject ?? '') || name
  const addresses = [
    [t.EMAIL_FROM, content.from ? [content.from] : []],
    [t.EMAIL_TO, content.to ?? []],
    [t.EMAIL_REPLY_TO, content.replyTo ?? []],
  ] as const
  return (
    <DeskDocument shell={shell} title={subject} section="/emails">
      <h1 className="subject">{subject}</h1>
      <dl className="facts">
        {addresses.map(([label, people]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{people.map(nameAndAddress).join(', ') || '–'}</dd>
          </div>
        ))}
      </dl>
      <h2>{t.EMAIL_HTML}</h2>
      <iframe title={t.EMAIL_HTML} src={`/emails/${name}/html`} sandbox="" tabIndex={0} />
      <h2>{t.EMAIL_TEXT}</h2>
      <pre>{multiLine(content.text ?? '')}</pre>
    </DeskDocument>
  )
}

function nameAndAddress({ name, address }: Address): string {
  return singleLine(`${name} <${address ?? ''}>`)
}
