import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { digestIdAt } from '../delivery-id.ts'
import type { Acceptance, NewEnquiry, QuarantineRule } from '../enquiry-store.ts'
import { summaryOf } from '../enquiry-summary.ts'
import { searchableEmail } from '../searchable-email.ts'

/** Implements `EnquiryStore.accept`; to be called in a transaction. */
export function acceptor(database: DatabaseSync) {
  const insertEnquiry = database.prepare(
    `INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  )
  const insertDelivery = database.prepare(
    `INSERT INTO delivery (id, queued_at, due_at, held, digest_id, summary)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const insertDigest = database.prepare(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES (:id, :at, :at)
     ON CONFLICT (id) DO UPDATE SET sent_at = NULL WHERE sent_at IS NOT NULL`,
  )
  const selectBodyHash = database.prepare('SELECT body_hash FROM enquiry WHERE id = ?')
  const selectRecent = database.prepare('SELECT 1 FROM enquiry WHERE id = ? AND received_at >= ?')
  // Rows beyond `digestAt` were stored while the clock was ahead, and would count for too long.
  const countMarked = database.prepare(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM enquiry
       WHERE mark IS NOT NULL AND received_at >= :since AND received_at < :digestAt LIMIT :limit
     )`,
  )
  const countEmails = database.prepare(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM delivery
       WHERE digest_id IS NULL AND queued_at >= :since AND queued_at < :digestAt LIMIT :limit
     )`,
  )

  function isHeld({ limit, emailLimit, since, digestAt }: QuarantineRule, isMarked: boolean) {
    const isReached = (count: StatementSync, limit: number) =>
      count.get({ since, digestAt, limit })?.count === limit
    if (isMarked && isReached(countMarked, limit)) return true
    return emailLimit !== undefined && isReached(countEmails, emailLimit)
  }

  return (enquiry: NewEnquiry): Acceptance => {
    const { id, sameAs, values, receivedAt, mark, quarantine } = enquiry
    const recent = sameAs.ids.find((other) => selectRecent.get(other, sameAs.since))
    if (recent) return { outcome: 'repeated', id: recent }
    const held = quarantine !== undefined && isHeld(quarantine, mark !== null)
    const { changes } = insertEnquiry.run(
      id,
      enquiry.bodyHash,
      receivedAt,
      enquiry.locale,
      mark,
      searchableEmail(values.email),
      JSON.stringify(values),
    )
    if (changes === 0) {
      const sameBody = selectBodyHash.get(id)?.body_hash === enquiry.bodyHash
      return { outcome: sameBody ? 'repeated' : 'conflict', id }
    }
    const summary = JSON.stringify(summaryOf(values))
    if (!held) {
      insertDelivery.run(id, receivedAt, receivedAt, 0, null, summary)
      return { outcome: 'stored', id }
    }
    const digestId = digestIdAt(quarantine.digestAt)
    insertDelivery.run(id, receivedAt, receivedAt, 1, digestId, summary)
    insertDigest.run({ id: digestId, at: quarantine.digestAt })
    return { outcome: 'held', id }
  }
}
