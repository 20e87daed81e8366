import { digestIdAt } from '../digest-id.ts'
import type { Acceptance, NewEnquiry, QuarantineRule } from '../enquiry-store.ts'
import { summaryOf } from '../enquiry-summary.ts'
import { searchableEmail } from '../searchable-email.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Session } from './database.ts'

/** Stores an enquiry as `EnquiryStore` promises. */
export async function accept(database: Database, enquiry: NewEnquiry): Promise<Acceptance> {
  if (!enquiry.sameAs && !isMarked(enquiry)) {
    const accepted = await database.session(async (session) =>
      (await mayReachLimit(session, enquiry)) ? null : insert(session, enquiry, null),
    )
    if (accepted) return accepted
  }
  return database.transaction((session) => acceptInTurn(session, enquiry))
}

function isMarked({ mark, quarantine }: NewEnquiry): boolean {
  return mark !== null && quarantine !== undefined
}

/**
 * Whether the limit of mails is more than half used. Below, no lock is needed: the other half is
 * more than five instances with all of their connections can store at the same moment.
 */
async function mayReachLimit(session: Session, { quarantine }: NewEnquiry): Promise<boolean> {
  if (quarantine?.mailLimit === undefined) return false
  return hasQueued(session, quarantine, Math.ceil(quarantine.mailLimit / 2))
}

/**
 * What becomes of these depends on what others store at the same moment, so they go one at a time:
 * those without a key of their own, those that look like spam, and all when the limit of mails is
 * near. One that is held stays so whatever others store, and need not wait.
 */
async function acceptInTurn(session: Session, enquiry: NewEnquiry): Promise<Acceptance> {
  const { sameAs } = enquiry
  if (!sameAs) {
    const digestAt = await digestFor(session, enquiry)
    if (digestAt !== null) return insert(session, enquiry, digestAt)
  }
  await session.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.acceptance])
  if (sameAs && (await isRecent(session, sameAs))) return { outcome: 'repeated', id: sameAs.id }
  return insert(session, enquiry, await digestFor(session, enquiry))
}

async function isRecent(session: Session, { id, since }: { id: string; since: number }) {
  const { rows } = await session.query(
    'SELECT 1 FROM enquiry WHERE id = $1 AND received_at >= $2',
    [id, since],
  )
  return rows.length > 0
}

/** When the digest is due in which the enquiry is held; `null` when it is mailed. */
async function digestFor(session: Session, enquiry: NewEnquiry): Promise<number | null> {
  const { mark, quarantine } = enquiry
  if (!quarantine) return null
  const { limit, mailLimit, digestAt } = quarantine
  const isHeld =
    (mark !== null && (await hasReceivedMarked(session, quarantine, limit))) ||
    (mailLimit !== undefined && (await hasQueued(session, quarantine, mailLimit)))
  return isHeld ? digestAt : null
}

/*
 * Both in order, so that the index is used even before the database knows how few there are. What
 * stands beyond `digestAt` was stored while the clock was ahead, and would count for long.
 */

async function hasReceivedMarked(session: Session, rule: QuarantineRule, limit: number) {
  const { rows } = await session.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM enquiry WHERE mark IS NOT NULL AND received_at >= $1 AND received_at < $2
       ORDER BY received_at LIMIT $3
     ) AS marked`,
    [rule.since, rule.digestAt, limit],
  )
  return rows[0]?.count === limit
}

async function hasQueued(session: Session, rule: QuarantineRule, limit: number) {
  const { rows } = await session.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM delivery WHERE digest_id IS NULL AND queued_at >= $1 AND queued_at < $2
       ORDER BY queued_at LIMIT $3
     ) AS queued`,
    [rule.since, rule.digestAt, limit],
  )
  return rows[0]?.count === limit
}

/** One statement in the usual case, and thereby one round trip. */
async function insert(
  session: Session,
  enquiry: NewEnquiry,
  digestAt: number | null,
): Promise<Acceptance> {
  const { id, bodyHash, receivedAt, locale, mark, payload } = enquiry
  const digestId = digestAt === null ? null : digestIdAt(digestAt)
  const { rows } = await session.query(
    `WITH stored AS (
       INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO NOTHING
       RETURNING id, received_at
     )
     INSERT INTO delivery (id, queued_at, due_at, held, digest_id, summary)
     SELECT id, received_at, received_at, $8::text IS NOT NULL, $8, $9 FROM stored
     RETURNING id`,
    [
      id,
      bodyHash,
      receivedAt,
      locale,
      mark,
      searchableEmail(payload.email),
      JSON.stringify(payload),
      digestId,
      JSON.stringify(summaryOf(payload)),
    ],
  )
  if (rows.length === 0) return compareWithStored(session, enquiry, digestAt)
  if (digestId === null) return { outcome: 'stored', id }
  await queueDigest(session, digestId, digestAt)
  return { outcome: 'held', id }
}

/** In two statements, as one with DO UPDATE would lock the row: in a flood all would wait for it. */
async function queueDigest(session: Session, digestId: string, digestAt: number | null) {
  await session.query(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $2) ON CONFLICT (id) DO NOTHING`,
    [digestId, digestAt],
  )
  await session.query('UPDATE delivery SET sent_at = NULL WHERE id = $1 AND sent_at IS NOT NULL', [
    digestId,
  ])
}

/** In a statement of its own: the one that met the conflict may be too old to see the other row. */
async function compareWithStored(
  session: Session,
  enquiry: NewEnquiry,
  digestAt: number | null,
): Promise<Acceptance> {
  const { id, bodyHash } = enquiry
  const { rows } = await session.query<{ body_hash: string }>(
    'SELECT body_hash FROM enquiry WHERE id = $1',
    [id],
  )
  const [stored] = rows
  // It was erased in between.
  if (!stored) return insert(session, enquiry, digestAt)
  return { outcome: stored.body_hash === bodyHash ? 'repeated' : 'conflict', id }
}
