import { Fragment, type ReactNode } from 'react'
import { fillPlaceholders as fill } from '@site/company/i18n/fill-placeholders.ts'
import { singleLine } from '@site/service/text/clean-text.ts'
import type { EnquiryState } from '@site/service/desk/desk-pages.ts'
import { t } from './text.ts'
import { Time } from './Time.tsx'

/** Shows what happened to an enquiry, oldest first. */
export function History({ now, ...state }: EnquiryState & { now: number }) {
  const { status, sentAt, dueAt, answeredAt, answeredBy, attempts, lastError, mailboxes } = state
  const step = (text: string, at: number | null, more?: ReactNode) => (
    <li>
      {at !== null && <Time at={at} />} {text}
      {more}
    </li>
  )
  const attemptsAndError = (
    <>
      {attempts > 1 && <p>{fill(t.HISTORY_ATTEMPTS, { count: String(attempts) })}</p>}
      {lastError !== null && lastError !== '' && (
        <p>{fill(t.HISTORY_ERROR, { error: singleLine(lastError) })}</p>
      )}
    </>
  )
  return (
    <ol className="history">
      {step(t.HISTORY_RECEIVED, state.receivedAt)}
      {Object.entries(mailboxes.accepted).map(([address, at]) => (
        <Fragment key={address}>{step(fill(t.HISTORY_ACCEPTED, { address }), at)}</Fragment>
      ))}
      {status === 'held' && step(t.HISTORY_HELD, null)}
      {status === 'delivered' && step(t.HISTORY_SENT, sentAt, attemptsAndError)}
      {status === 'cancelled' && step(t.HISTORY_CANCELLED, sentAt, attemptsAndError)}
      {status === 'waiting' &&
        (dueAt > now
          ? step(t.HISTORY_NEXT, dueAt, attemptsAndError)
          : step(t.HISTORY_DUE, null, attemptsAndError))}
      {answeredAt !== null &&
        step(
          answeredBy === null
            ? t.HISTORY_ANSWERED
            : fill(t.HISTORY_ANSWERED_BY, { name: answeredBy }),
          answeredAt,
        )}
    </ol>
  )
}
