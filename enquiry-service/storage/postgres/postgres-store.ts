import type { EnquiryStore, OutboxState } from '../enquiry-store.ts'
import { reportIdAt } from '../delivery-id.ts'
import { accept } from './accept.ts'
import { claim } from './claim.ts'
import { createDatabase } from './database.ts'
import { openPool } from './open-pool.ts'
import { addPageViews } from './page-views.ts'

/**
 * With timeouts of 2 seconds for a connection and 2.5 for a response, a post is answered within five
 * seconds in any case.
 */
const defaultTimeoutMs = 2_000

/** Enough for PostgreSQL to let several enquiries share one disk sync. */
const connections = 10

/**
 * Opens the store in a migrated PostgreSQL database, which any number of instances may share. A
 * method rejects while the database cannot be reached and works again as soon as it can. One
 * exception to "has changed nothing": when the connection is lost during a commit, it is unknown
 * whether the commit was made; the same enquiry posted again is then recognised.
 */
export async function openPostgresStore(
  url: URL,
  { timeoutMs = defaultTimeoutMs } = {},
): Promise<EnquiryStore> {
  const database = createDatabase(openPool(url, { connections, timeoutMs }))
  const run = (statement: string, values: unknown[]) =>
    database.session(async (session) => {
      await session.query(statement, values)
    })

  return {
    secret: await database.session(async (session) => {
      const { rows } = await session.query<{ secret: string }>('SELECT secret FROM installation')
      const [installation] = rows as [{ secret: string }]
      return installation.secret
    }),
    accept: (enquiry) => accept(database, enquiry),
    claim: (request) => database.transaction((session) => claim(session, request)),
    markDelivered: (id, sentAt) =>
      run('UPDATE delivery SET sent_at = $1, last_error = NULL WHERE id = $2', [sentAt, id]),
    postpone: (id, { dueAt, error }) =>
      run('UPDATE delivery SET due_at = $1, last_error = $2 WHERE id = $3 AND sent_at IS NULL', [
        dueAt,
        // The one character that PostgreSQL cannot store; a mail server may send anything.
        error.replaceAll('\0', ''),
        id,
      ]),
    release: (ids, dueAt) =>
      run('UPDATE delivery SET due_at = $1, attempts = attempts - 1 WHERE id = ANY ($2)', [
        dueAt,
        ids,
      ]),
    outbox: () =>
      database.session(async (session) => {
        const { rows } = await session.query<OutboxState>(
          `SELECT count(*) AS waiting, min(queued_at) AS oldest,
             (SELECT count(*) FROM delivery WHERE held) AS held
           FROM delivery WHERE sent_at IS NULL AND NOT held`,
        )
        const [state] = rows as [OutboxState]
        return state
      }),
    queueReport: (dueAt, now) =>
      run(
        'INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
        [reportIdAt(dueAt), now, dueAt],
      ),
    addPageViews: (counts) => database.session((session) => addPageViews(session, counts)),
    check: (now) => run('UPDATE installation SET checked_at = $1', [now]),
    close: () => database.close(),
  }
}
