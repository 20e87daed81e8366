import { digestIdAt } from '../delivery-id.ts'
import type { Acceptance, NewEnquiry, OtherIds, QuarantineRule } from '../enquiry-store.ts'
import { summaryOf } from '../enquiry-summary.ts'
import { searchableEmail } from '../searchable-email.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Session } from './database.ts'

/** Implements `EnquiryStore.accept`. */
export async function accept(database: Database, enquiry: NewEnquiry): Promise<Acceptance> {
  if (enquiry.hasClientKey && !mayBeHeldForItsMark(enquiry)) {
    const isStored = await database.session((session) =>
      insertRows(session, enquiry, { digestAt: null, withoutLock: true }),
    )
    if (isStored) return { outcome: 'stored', id: enquiry.id }
  }
  return database.transaction((session) => acceptUnderLock(session, enquiry))
}

function mayBeHeldForItsMark({ mark, quarantine }: NewEnquiry): boolean {
  return mark !== null && quarantine !== undefined
}

/**
 * Stores an enquiry whose outcome depends on what others store simultaneously, one at a time under a
 * lock: one without a key of its own, one that looks like spam, and every enquiry when the email
 * limit is close.
 */
async function acceptUnderLock(session: Session, enquiry: NewEnquiry): Promise<Acceptance> {
  await session.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.acceptance])
  const earlier = await receivedAs(session, enquiry.sameAs)
  if (earlier) return { outcome: 'repeated', id: earlier }
  return insert(session, enquiry, await digestFor(session, enquiry))
}

/** The other id under which the enquiry was received, if it was. */
async function receivedAs(session: Session, { ids, since }: OtherIds) {
  const { rows } = await session.query<{ id: string }>(
    'SELECT id FROM enquiry WHERE id = ANY($1) AND received_at >= $2',
    [ids, since],
  )
  return rows[0]?.id
}

/** When the digest that lists the enquiry is due; `null` when it is emailed instead. */
async function digestFor(session: Session, enquiry: NewEnquiry): Promise<number | null> {
  const { mark, quarantine } = enquiry
  if (!quarantine) return null
  const { limit, emailLimit, digestAt } = quarantine
  const isHeld =
    (mark !== null && (await isReached(session, quarantine, marked, limit))) ||
    (emailLimit !== undefined && (await isReached(session, quarantine, queued, emailLimit)))
  return isHeld ? digestAt : null
}

/* ORDER BY makes PostgreSQL use the index even before it has statistics. Rows after `digestAt` come
   from a clock that was ahead; counting them would hold enquiries for too long. */

const marked = { rows: 'enquiry WHERE mark IS NOT NULL', time: 'received_at' }
const queued = { rows: 'delivery WHERE digest_id IS NULL', time: 'queued_at' }

async function isReached(
  session: Session,
  { since, digestAt }: QuarantineRule,
  { rows: from, time }: typeof marked,
  limit: number,
) {
  const { rows } = await session.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM ${from} AND ${time} >= $1 AND ${time} < $2 ORDER BY ${time} LIMIT $3
     ) AS counted`,
    [since, digestAt, limit],
  )
  return rows[0]?.count === limit
}

async function insert(
  session: Session,
  enquiry: NewEnquiry,
  digestAt: number | null,
): Promise<Acceptance> {
  if (!(await insertRows(session, enquiry, { digestAt, withoutLock: false }))) {
    return compareWithStored(session, enquiry, digestAt)
  }
  if (digestAt === null) return { outcome: 'stored', id: enquiry.id }
  await queueDigest(session, digestAt)
  return { outcome: 'held', id: enquiry.id }
}

/**
 * A single statement, so usually a single round trip.
 * @param options.digestAt when the digest that lists the enquiry is due; `null` to email it
 * @param options.withoutLock the statement itself checks what the lock would protect: it stores nothing when
 * the enquiry was received under another id, or when half of the limit of emails is used. Five instances with
 * all their connections cannot use up the other half at once.
 * @returns whether it was stored
 */
async function insertRows(
  session: Session,
  enquiry: NewEnquiry,
  { digestAt, withoutLock }: { digestAt: number | null; withoutLock: boolean },
): Promise<boolean> {
  const { id, bodyHash, receivedAt, locale, mark, values, quarantine } = enquiry
  const { sameAs } = withoutLock ? enquiry : {}
  const emailLimit = withoutLock ? quarantine?.emailLimit : undefined
  const { rows } = await session.query(
    `WITH stored AS (
       INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
       SELECT $1, $2, $3::bigint, $4, $5, $6, $7
       WHERE ($9::integer IS NULL OR $9 > (
         SELECT count(*) FROM (
           SELECT FROM delivery WHERE digest_id IS NULL AND queued_at >= $10 AND queued_at < $11
           ORDER BY queued_at LIMIT $9
         ) AS queued
       ))
       AND NOT EXISTS (SELECT FROM enquiry WHERE id = ANY($13) AND received_at >= $14)
       ON CONFLICT (id) DO NOTHING
       RETURNING id, received_at
     )
     INSERT INTO delivery (id, queued_at, due_at, held, digest_id, summary)
     SELECT id, received_at, received_at, $8::text IS NOT NULL, $8, $12 FROM stored
     RETURNING id`,
    [
      id,
      bodyHash,
      receivedAt,
      locale,
      mark,
      searchableEmail(values.email),
      JSON.stringify(values),
      digestAt === null ? null : digestIdAt(digestAt),
      emailLimit === undefined ? null : Math.ceil(emailLimit / 2),
      quarantine?.since,
      quarantine?.digestAt,
      JSON.stringify(summaryOf(values)),
      sameAs?.ids ?? [],
      sameAs?.since ?? 0,
    ],
  )
  return rows.length > 0
}

/** Queues the digest, or queues it again once sent. */
async function queueDigest(session: Session, digestAt: number): Promise<void> {
  await session.query(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $2)
     ON CONFLICT (id) DO UPDATE SET sent_at = NULL WHERE delivery.sent_at IS NOT NULL`,
    [digestIdAt(digestAt), digestAt],
  )
}

/**
 * A separate statement: the snapshot of the one with the conflict may be too old to contain the
 * other row.
 */
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
  // It has been erased in the meantime.
  if (!stored) return insert(session, enquiry, digestAt)
  return { outcome: stored.body_hash === bodyHash ? 'repeated' : 'conflict', id }
}
