import type { DatabaseSync } from 'node:sqlite'
import { digestIdAt, timeOfDigest } from '../digest-id.ts'
import {
  longestDigest,
  longestWaitMs,
  type Acceptance,
  type ClaimedDelivery,
  type ClaimRequest,
  type DeliveryContent,
  type EnquiryStore,
  type NewEnquiry,
  type QuarantineRule,
} from '../enquiry-store.ts'
import { searchableEmail } from '../searchable-email.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from '../enquiry-row.ts'
import { createGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'

/** The store in one SQLite file: the default, and enough for one instance of the service. */
export function openSqliteStore(file: string): EnquiryStore {
  const database = openDatabase(file)
  const { secret } = database.prepare('SELECT secret FROM installation').get() as { secret: string }
  const accept = acceptor(database)
  const claim = claimer(database)
  const setDelivered = database.prepare(
    'UPDATE delivery SET sent_at = ?, last_error = NULL WHERE id = ?',
  )
  const setPostponed = database.prepare(
    'UPDATE delivery SET due_at = ?, last_error = ? WHERE id = ?',
  )
  const setReleased = database.prepare(
    'UPDATE delivery SET due_at = ?, attempts = attempts - 1 WHERE id = ?',
  )
  const selectOutbox = database.prepare(
    `SELECT count(*) AS waiting, min(queued_at) AS oldest,
       (SELECT count(*) FROM delivery WHERE held = 1) AS held
     FROM delivery WHERE sent_at IS NULL AND held = 0`,
  )
  const setChecked = database.prepare('UPDATE installation SET checked_at = ?')

  const commits = createGroupCommit(database)
  return {
    secret,
    accept: (enquiry) => commits.write(() => accept(enquiry)),
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
    outbox: () =>
      commits.write(
        () =>
          selectOutbox.get() as unknown as { waiting: number; oldest: number | null; held: number },
      ),
    check: (now) =>
      commits.write(() => {
        setChecked.run(now)
      }),
    close() {
      commits.close()
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  }
}

function acceptor(database: DatabaseSync) {
  const insertEnquiry = database.prepare(
    `INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  )
  const insertDelivery = database.prepare(
    'INSERT INTO delivery (id, queued_at, due_at, held, digest_id) VALUES (?, ?, ?, ?, ?)',
  )
  const insertDigest = database.prepare(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES (:id, :at, :at)
     ON CONFLICT (id) DO UPDATE SET sent_at = NULL`,
  )
  const selectBodyHash = database.prepare('SELECT body_hash FROM enquiry WHERE id = ?')
  const selectRecent = database.prepare('SELECT 1 FROM enquiry WHERE id = ? AND received_at >= ?')
  const countMarked = database.prepare(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM enquiry WHERE mark IS NOT NULL AND received_at >= :since LIMIT :limit
     )`,
  )

  const isBurst = ({ since, limit }: QuarantineRule) =>
    countMarked.get({ since, limit })?.count === limit

  return (enquiry: NewEnquiry): Acceptance => {
    const { id, sameAs, payload, receivedAt, mark, quarantine } = enquiry
    if (sameAs && selectRecent.get(sameAs.id, sameAs.since)) {
      return { outcome: 'repeated', id: sameAs.id }
    }
    const held = mark !== null && quarantine !== undefined && isBurst(quarantine)
    const { changes } = insertEnquiry.run(
      id,
      enquiry.bodyHash,
      receivedAt,
      enquiry.locale,
      mark,
      searchableEmail(payload.email),
      JSON.stringify(payload),
    )
    if (changes === 0) {
      const sameBody = selectBodyHash.get(id)?.body_hash === enquiry.bodyHash
      return { outcome: sameBody ? 'repeated' : 'conflict', id }
    }
    if (!held) {
      insertDelivery.run(id, receivedAt, receivedAt, 0, null)
      return { outcome: 'stored', id }
    }
    const digestId = digestIdAt(quarantine.digestAt)
    insertDelivery.run(id, receivedAt, receivedAt, 1, digestId)
    insertDigest.run({ id: digestId, at: quarantine.digestAt })
    return { outcome: 'held', id }
  }
}

function claimer(database: DatabaseSync) {
  const lease = database.prepare(
    `UPDATE delivery SET attempts = attempts + 1, due_at = :leaseUntil
     WHERE id IN (
       SELECT id FROM delivery
       WHERE sent_at IS NULL AND held = 0 AND (due_at <= :now OR due_at > :farthest)
       ORDER BY due_at LIMIT :limit
     )
     RETURNING id, attempts`,
  )
  const selectEnquiry = database.prepare(`SELECT ${enquiryColumns} FROM enquiry WHERE id = ?`)
  const inDigest = `FROM delivery JOIN enquiry USING (id) WHERE held = 1 AND digest_id = ?`
  const countListed = database.prepare(`SELECT count(*) AS count ${inDigest}`)
  const selectListed = database.prepare(
    `SELECT ${enquiryColumns} ${inDigest} ORDER BY received_at LIMIT ${longestDigest}`,
  )

  function contentOf(id: string): DeliveryContent {
    const digestAt = timeOfDigest(id)
    if (digestAt === null) {
      const row = selectEnquiry.get(id) as unknown as EnquiryRow
      return { kind: 'enquiry', enquiry: toStoredEnquiry(row) }
    }
    const { count } = countListed.get(id) as { count: number }
    const rows = selectListed.all(id) as unknown as EnquiryRow[]
    return { kind: 'digest', digestAt, count, enquiries: rows.map(toStoredEnquiry) }
  }

  return ({ now, leaseUntil, limit }: ClaimRequest): ClaimedDelivery[] => {
    const farthest = now + longestWaitMs
    const rows = lease.all({ now, farthest, leaseUntil, limit }) as unknown as {
      id: string
      attempts: number
    }[]
    return rows.map(({ id, attempts }) => ({ id, attempts, content: contentOf(id) }))
  }
}
