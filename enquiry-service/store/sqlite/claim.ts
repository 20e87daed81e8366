import type { DatabaseSync } from 'node:sqlite'
import { timeOfDigest } from '../digest-id.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from '../enquiry-row.ts'
import {
  longestDigest,
  longestWaitMs,
  type ClaimedDelivery,
  type ClaimRequest,
  type DeliveryContent,
} from '../enquiry-store.ts'

/**
 * The deliveries that are due; one due so far ahead was put there by a wrong clock. Fewest attempts
 * first: what fails again and again never delays what has not been tried.
 */
export const selectDue = `SELECT id FROM delivery
  WHERE sent_at IS NULL AND held = 0 AND (due_at <= :now OR due_at > :farthest)
  ORDER BY attempts, due_at LIMIT :limit`

/** Claims deliveries as `EnquiryStore` promises; to be called in a transaction. */
export function claimer(database: DatabaseSync) {
  const lease = database.prepare(
    `UPDATE delivery SET attempts = attempts + 1, due_at = :leaseUntil
     WHERE id IN (${selectDue}) RETURNING id, attempts`,
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
