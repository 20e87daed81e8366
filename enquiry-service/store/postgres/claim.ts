import { timeOfDigest } from '../digest-id.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from '../enquiry-row.ts'
import {
  longestDigest,
  longestWaitMs,
  type ClaimRequest,
  type ClaimedDelivery,
  type DeliveryContent,
} from '../enquiry-store.ts'
import type { Session } from './database.ts'

/** The columns of the enquiry are null where the delivery is a digest. */
type ClaimedRow = EnquiryRow & { attempts: number }

/**
 * The deliveries that are due; one due so far ahead was put there by a wrong clock. Fewest attempts
 * first: what fails again and again never delays what has not been tried.
 */
export const selectDue = `SELECT id FROM delivery
  WHERE sent_at IS NULL AND NOT held AND (due_at <= $1 OR due_at > $4)
  ORDER BY attempts, due_at LIMIT $3`

/** Claims deliveries as `EnquiryStore` promises; to be called in a transaction. */
export async function claim(
  session: Session,
  { now, leaseUntil, limit }: ClaimRequest,
): Promise<ClaimedDelivery[]> {
  // What another instance is claiming at this moment is passed over instead of waited for. The
  // second `id` replaces the enquiry's, which a digest has not.
  const { rows } = await session.query<ClaimedRow>(
    `WITH due AS (
       ${selectDue} FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE delivery SET attempts = attempts + 1, due_at = $2
       FROM due WHERE delivery.id = due.id
       RETURNING delivery.id, attempts
     )
     SELECT ${enquiryColumns}, claimed.id, attempts FROM claimed LEFT JOIN enquiry USING (id)`,
    [now, leaseUntil, limit, now + longestWaitMs],
  )
  const claimed: ClaimedDelivery[] = []
  for (const row of rows) {
    const { id, attempts } = row
    claimed.push({ id, attempts, content: await contentOf(session, row) })
  }
  return claimed
}

async function contentOf(session: Session, row: ClaimedRow): Promise<DeliveryContent> {
  const digestAt = timeOfDigest(row.id)
  if (digestAt === null) return { kind: 'enquiry', enquiry: toStoredEnquiry(row) }
  const inDigest = 'FROM delivery JOIN enquiry USING (id) WHERE held AND digest_id = $1'
  const counted = await session.query<{ count: number }>(`SELECT count(*) AS count ${inDigest}`, [
    row.id,
  ])
  const listed = await session.query<EnquiryRow>(
    `SELECT ${enquiryColumns} ${inDigest} ORDER BY received_at LIMIT ${longestDigest}`,
    [row.id],
  )
  return {
    kind: 'digest',
    digestAt,
    count: counted.rows[0]?.count ?? 0,
    enquiries: listed.rows.map(toStoredEnquiry),
  }
}
