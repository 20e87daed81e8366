import { Fragment, type ReactNode } from 'react'
import { listUrl } from '@site/service/desk/list-url.ts'
import { maxNoteLength, type PageProps } from '@site/service/desk/desk-pages.ts'
import { fillPlaceholders as fill } from '@site/company/i18n/fill-placeholders.ts'
import { singleLine } from '@site/service/text/clean-text.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { Facts, Tags, Time } from './parts.tsx'
import { t } from './text.ts'

/** Shows one enquiry: its content, its history and the owner's actions. */
export function EnquiryPage(props: PageProps['enquiry']) {
  const { query, version, review, status, people, content, replyLink, email } = props
  const { enquiry, note, notedAt } = props
  const { id } = enquiry
  const sendText = {
    waiting: t.SEND_NOW,
    held: t.RELEASE,
    cancelled: t.SEND_NOW,
    delivered: t.SEND_AGAIN,
  }[status]
  return (
    <DeskDocument title={content.name}>
      <p className="back note">
        <a href={listUrl('/', query)}>{t.BACK}</a>
      </p>
      <h1>{content.name}</h1>
      <Tags status={status} review={review} />
      <section className="message lead" aria-label={t.MESSAGE}>
        {content.message}
      </section>
      {replyLink === null && <p className="note">{t.NO_REPLY}</p>}
      <section className="toolbar" aria-label={t.ACTIONS}>
        {replyLink && (
          <a className="button signal" href={replyLink}>
            {t.REPLY}
          </a>
        )}
        <form className="actions" method="post" action={listUrl(`/enquiries/${id}`, query)}>
          {review !== 'answered' && people.length > 0 && (
            <label className="choice">
              {t.ANSWERED_BY}
              <select name="answeredBy">
                <option value="">–</option>
                {people.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          {review !== 'answered' && <Action name="answered" text={t.MARK_ANSWERED} />}
          {review === 'new' && <Action name="spam" text={t.MARK_SPAM} />}
          {review !== 'new' && <Action name="new" text={t.MARK_NEW} />}
          <input type="hidden" name="state" value={version} />
          <Action name="send" text={sendText} />
          {status === 'waiting' && <Action name="cancel" text={t.CANCEL} />}
        </form>
      </section>
      <div className="columns">
        <section>
          <h2>{t.DETAILS}</h2>
          <Facts facts={content.facts} />
        </section>
        <section>
          <h2 id="note">{t.NOTE}</h2>
          <form className="remark" method="post" action={listUrl(`/enquiries/${id}/note`, query)}>
            <textarea
              name="note"
              rows={4}
              maxLength={maxNoteLength}
              aria-labelledby="note"
              defaultValue={note ?? ''}
            />
            <button className="button">{t.NOTE_SAVE}</button>
            {notedAt !== null && (
              <span className="note">
                {t.NOTE_SAVED} <Time at={notedAt} />
              </span>
            )}
          </form>
          <h2>{t.HISTORY}</h2>
          <History {...props} />
        </section>
      </div>
      <footer className="end">
        {email !== null && <a href={`/emails/${email}`}>{t.EMAIL_AS_SENT}</a>}
        <a href={listUrl(`/enquiries/${id}/erase`, query)}>{t.ERASE}</a>
      </footer>
    </DeskDocument>
  )
}

function Action({ name, text }: { name: string; text: string }) {
  return (
    <button className="button" name="action" value={name}>
      {text}
    </button>
  )
}

function History(props: PageProps['enquiry']) {
  const { status, sentAt, dueAt, answeredAt, answeredBy, attempts, lastError, mailboxes } = props
  const { enquiry, now } = props
  const step = (text: string, at: number | null, more?: ReactNode) => (
    <li>
      {at !== null && <Time at={at} />} {text}
      {more}
    </li>
  )
  const attemptsAndError = (
    <>
      {attempts > 1 && <p>{fill(t.HISTORY_ATTEMPTS, { count: String(attempts) })}</p>}
      {lastError && <p>{fill(t.HISTORY_ERROR, { error: singleLine(lastError) })}</p>}
    </>
  )
  const answered =
    answeredBy === null ? t.HISTORY_ANSWERED : fill(t.HISTORY_ANSWERED_BY, { name: answeredBy })
  return (
    <ol className="history">
      {step(t.HISTORY_RECEIVED, enquiry.receivedAt)}
      {Object.entries(mailboxes.accepted).map(([address, at]) => (
        <Fragment key={address}>{step(fill(t.HISTORY_ACCEPTED, { address }), at)}</Fragment>
      ))}
      {status === 'held' && step(t.HISTORY_HELD, null)}
      {status === 'delivered' && step(t.HISTORY_SENT, sentAt, attemptsAndError)}
      {status === 'cancelled' && step(t.HISTORY_CANCELLED, sentAt, attemptsAndError)}
      {status === 'waiting' && dueAt <= now && step(t.HISTORY_DUE, null, attemptsAndError)}
      {status === 'waiting' && dueAt > now && step(t.HISTORY_NEXT, dueAt, attemptsAndError)}
      {answeredAt !== null && step(answered, answeredAt)}
    </ol>
  )
}
