import type { EnquiryStore, OutboxState } from '../enquiry-store.ts'
import { acceptor } from './accept.ts'
import { claimer } from './claim.ts'
import { reportIdAt } from '../delivery-id.ts'
import { createGroupCommit } from './group-commit.ts'
import { watchForMovedFiles } from './moved-files.ts'
import { openDatabase } from './open-database.ts'
import { pageViewAdder } from './page-views.ts'

/** Opens the store in a SQLite file: the default, and enough for one instance of the service. */
export function openSqliteStore(file: string): EnquiryStore {
  using opened = new DisposableStack()
  const database = opened.use(openDatabase(file))
  const { secret } = database.prepare('SELECT secret FROM installation').get() as { secret: string }
  const assertNotMoved = watchForMovedFiles(file)
  const accept = acceptor(database)
  const claim = claimer(database)
  const addPageViews = pageViewAdder(database)
  const setDelivered = database.prepare(
    'UPDATE delivery SET sent_at = ?, last_error = NULL WHERE id = ?',
  )
  const setPostponed = database.prepare(
    'UPDATE delivery SET due_at = ?, last_error = ? WHERE id = ? AND sent_at IS NULL',
  )
  const setReleased = database.prepare(
    'UPDATE delivery SET due_at = ?, attempts = attempts - 1 WHERE id = ?',
  )
  const selectOutbox = database.prepare(
    `SELECT count(*) AS waiting, min(queued_at) AS oldest,
       (SELECT count(*) FROM delivery WHERE held = 1) AS held
     FROM delivery WHERE sent_at IS NULL AND held = 0`,
  )
  const insertReport = database.prepare(
    'INSERT INTO delivery (id, queued_at, due_at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING',
  )
  const setChecked = database.prepare('UPDATE installation SET checked_at = ?')

  const commits = createGroupCommit(database)
  opened.move()
  return {
    secret,
    accept: (enquiry) =>
      commits.write(() => {
        assertNotMoved()
        return accept(enquiry)
      }),
    claim: (request) => commits.write(() => claim(request)),
    markDelivered: (id, sentAt) =>
      commits.write(() => {
        setDelivered.run(sentAt, id)
      }),
    postpone: (id, { dueAt, error }) =>
      commits.write(() => {
        setPostponed.run(dueAt, error, id)
      }),
    release: (ids, dueAt) =>
      commits.write(() => {
        for (const id of ids) setReleased.run(dueAt, id)
      }),
    outbox: () => commits.write(() => selectOutbox.get() as unknown as OutboxState),
    queueReport: (dueAt, now) =>
      commits.write(() => {
        insertReport.run(reportIdAt(dueAt), now, dueAt)
      }),
    addPageViews: (counts) =>
      commits.write(() => {
        addPageViews(counts)
      }),
    check: (now) =>
      commits.write(() => {
        assertNotMoved()
        setChecked.run(now)
      }),
    close() {
      commits.close()
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  }
}
