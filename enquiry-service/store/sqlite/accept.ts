import type { DatabaseSync } from 'node:sqlite'
import { digestIdAt } from '../digest-id.ts'
import type { Acceptance, NewEnquiry, QuarantineRule } from '../enquiry-store.ts'
import { summaryOf } from '../enquiry-summary.ts'
import { searchableEmail } from '../searchable-email.ts'

/** Accepts enquiries as `EnquiryStore` promises; to be called in a transaction. */
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
    const summary = JSON.stringify(summaryOf(payload))
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
