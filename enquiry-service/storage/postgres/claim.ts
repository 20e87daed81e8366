import { inBatches } from '../batches.ts'
import { timeOfDigest, timeOfReport } from '../delivery-id.ts'
import { toListed } from '../enquiry-summary.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from '../record-row.ts'
import {
  maxListedInDigest,
  maxWaitMs,
  type ClaimRequest,
  type ClaimedDelivery,
  type DeliveryContent,
} from '../enquiry-store.ts'
import type { Session } from './database.ts'

/**
 * The due deliveries, with the size of their enquiries. A delivery due too far ahead was stored
 * while the clock was wrong. Fewest attempts first, so that an email that keeps failing never
 * delays one that has not been tried.
 */
export const selectDue = `SELECT id, coalesce(
    (SELECT octet_length(payload) FROM enquiry WHERE enquiry.id = delivery.id), 0
  ) AS size FROM delivery
  WHERE sent_at IS NULL AND NOT held AND (due_at <= $1 OR due_at > $3)
  ORDER BY attempts, due_at LIMIT $2`

/** Implements `EnquiryStore.claim`; to be called in a transaction. */
export async function claim(
  session: Session,
  { now, leaseUntil, limit }: ClaimRequest,
): Promise<ClaimedDelivery[]> {
  // Skips what another instance is claiming instead of waiting for it.
  const due = await session.query<{ id: string; size: number }>(
    `${selectDue} FOR UPDATE SKIP LOCKED`,
    [now, limit, now + maxWaitMs],
  )
  const [batch] = inBatches(due.rows)
  if (!batch) return []
  const leased = await session.query<{ id: string; attempts: number }>(
    `UPDATE delivery SET attempts = attempts + 1, due_at = $1 WHERE id = ANY ($2)
     RETURNING id, attempts`,
    [leaseUntil, batch.map(({ id }) => id)],
  )
  const claimed: ClaimedDelivery[] = []
  for (const { id, attempts } of leased.rows) {
    claimed.push({ id, attempts, content: await contentOf(session, id) })
  }
  return claimed
}

async function contentOf(session: Session, id: string): Promise<DeliveryContent> {
  const dueAt = timeOfReport(id)
  if (dueAt !== null) return { kind: 'report', dueAt }
  const digestAt = timeOfDigest(id)
  if (digestAt === null) {
    return { kind: 'enquiry', enquiry: toStoredEnquiry(await readEnquiry(session, id)) }
  }
  const inDigest = 'FROM delivery WHERE held AND digest_id = $1'
  const counted = await session.query<{ count: number }>(`SELECT count(*) AS count ${inDigest}`, [
    id,
  ])
  const listed = await session.query<{ id: string; summary: string }>(
    `SELECT id, summary ${inDigest} ORDER BY queued_at LIMIT ${maxListedInDigest}`,
    [id],
  )
  const enquiries = listed.rows.map(toListed)
  return { kind: 'digest', digestAt, count: counted.rows[0]?.count ?? 0, enquiries }
}

async function readEnquiry(session: Session, id: string): Promise<EnquiryRow> {
  const { rows } = await session.query<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiry WHERE id = $1`,
    [id],
  )
  const [row] = rows as [EnquiryRow]
  return row
}
