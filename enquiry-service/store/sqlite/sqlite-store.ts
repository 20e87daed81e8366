import type { Payload } from '../../../enquiry-contract/payload.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Acceptance, ClaimedDelivery, EnquiryStore, NewEnquiry } from '../enquiry-store.ts'
import { createGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'

/** Our own rows are not checked again: one that cannot be read must not hold up the others. */
interface ClaimedRow {
  id: string
  received_at: number
  locale: Locale
  payload: string
  attempts: number
}

/** The store in one SQLite file: the default, and enough for one instance of the service. */
export function openSqliteStore(file: string): EnquiryStore {
  const database = openDatabase(file)
  const insertEnquiry = database.prepare(
    `INSERT INTO enquiry (id, body_hash, received_at, locale, payload) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO NOTHING`,
  )
  const insertDelivery = database.prepare('INSERT INTO delivery (enquiry_id, due_at) VALUES (?, ?)')
  const selectBodyHash = database.prepare('SELECT body_hash FROM enquiry WHERE id = ?')
  const selectRecent = database.prepare('SELECT 1 FROM enquiry WHERE id = ? AND received_at >= ?')
  const lease = database.prepare(
    `UPDATE delivery SET attempts = attempts + 1, due_at = :leaseUntil
     WHERE enquiry_id IN (
       SELECT enquiry_id FROM delivery
       WHERE sent_at IS NULL AND due_at <= :now ORDER BY due_at LIMIT :limit
     )
     RETURNING enquiry_id`,
  )
  const selectClaimed = database.prepare(
    `SELECT id, received_at, locale, payload, attempts
     FROM enquiry JOIN delivery ON enquiry_id = id WHERE id = ?`,
  )
  const setDelivered = database.prepare(
    'UPDATE delivery SET sent_at = ?, last_error = NULL WHERE enquiry_id = ?',
  )
  const setPostponed = database.prepare(
    'UPDATE delivery SET due_at = ?, last_error = ? WHERE enquiry_id = ?',
  )
  const setReleased = database.prepare(
    'UPDATE delivery SET due_at = ?, attempts = attempts - 1 WHERE enquiry_id = ?',
  )

  function insert(enquiry: NewEnquiry): Acceptance {
    const { id, sameAs } = enquiry
    if (sameAs && selectRecent.get(sameAs.id, sameAs.since)) {
      return { outcome: 'repeated', id: sameAs.id }
    }
    const { changes } = insertEnquiry.run(
      id,
      enquiry.bodyHash,
      enquiry.receivedAt,
      enquiry.locale,
      JSON.stringify(enquiry.payload),
    )
    if (changes === 1) {
      insertDelivery.run(id, enquiry.receivedAt)
      return { outcome: 'stored', id }
    }
    const sameBody = selectBodyHash.get(id)?.body_hash === enquiry.bodyHash
    return { outcome: sameBody ? 'repeated' : 'conflict', id }
  }

  const commits = createGroupCommit(database)
  return {
    accept: (enquiry) => commits.write(() => insert(enquiry)),
    claim: (request) =>
      commits.write(() =>
        lease.all(request).map(({ enquiry_id }) => {
          const row = selectClaimed.get(enquiry_id ?? null) as unknown as ClaimedRow
          return toClaimedDelivery(row)
        }),
      ),
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
    close() {
      commits.close()
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  }
}

function toClaimedDelivery({ id, received_at, locale, payload, attempts }: ClaimedRow) {
  return {
    enquiry: { id, receivedAt: received_at, locale, payload: JSON.parse(payload) as Payload },
    attempts,
  } satisfies ClaimedDelivery
}
