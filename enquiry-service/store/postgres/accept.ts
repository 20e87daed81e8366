import { digestIdAt } from '../digest-id.ts'
import type { Acceptance, NewEnquiry } from '../enquiry-store.ts'
import { summaryOf } from '../enquiry-summary.ts'
import { searchableEmail } from '../searchable-email.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Session } from './database.ts'

/** Stores an enquiry as `EnquiryStore` promises. */
export function accept(database: Database, enquiry: NewEnquiry): Promise<Acceptance> {
  return enquiry.sameAs || isMarked(enquiry)
    ? database.transaction((session) => acceptInTurn(session, enquiry))
    : database.session((session) => insert(session, enquiry, null))
}

function isMarked({ mark, quarantine }: NewEnquiry): boolean {
  return mark !== null && quarantine !== undefined
}

/**
 * What becomes of these depends on what others store at the same moment, so they go one at a time:
 * those without a key of their own, and those that look like spam. All others need not wait.
 */
async function acceptInTurn(session: Session, enquiry: NewEnquiry): Promise<Acceptance> {
  await session.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.acceptance])
  const { sameAs } = enquiry
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
  if (mark === null || !quarantine) return null
  // In order, so that the index of marked ones is used even before the database knows how few
  // they are.
  const { rows } = await session.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM enquiry WHERE mark IS NOT NULL AND received_at >= $1
       ORDER BY received_at LIMIT $2
     ) AS marked`,
    [quarantine.since, quarantine.limit],
  )
  return rows[0]?.count === quarantine.limit ? quarantine.digestAt : null
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
  await session.query(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $2)
     ON CONFLICT (id) DO UPDATE SET sent_at = NULL`,
    [digestId, digestAt],
  )
  return { outcome: 'held', id }
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
