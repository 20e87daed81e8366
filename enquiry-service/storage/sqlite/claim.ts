import type { DatabaseSync } from 'node:sqlite'
import { inBatches } from '../batches.ts'
import { timeOfDigest, timeOfReport } from '../delivery-id.ts'
import { toListed } from '../enquiry-summary.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from '../record-row.ts'
import {
  maxListedInDigest,
  maxWaitMs,
  type ClaimedDelivery,
  type DeliveryContent,
  type ClaimRequest,
} from '../enquiry-store.ts'

/**
 * The due deliveries, with the size of their enquiries. A delivery due too far ahead was stored
 * while the clock was wrong. Fewest attempts first, so that an email that keeps failing never
 * delays one that has not been tried.
 */
export const selectDue = `SELECT id, coalesce(
    (SELECT octet_length(payload) FROM enquiry WHERE enquiry.id = delivery.id), 0
  ) AS size FROM delivery
  WHERE sent_at IS NULL AND held = 0 AND (due_at <= :now OR due_at > :farthest)
  ORDER BY attempts, due_at LIMIT :limit`

/** Implements `EnquiryStore.claim`; to be called in a transaction. */
export function claimer(database: DatabaseSync) {
  const due = database.prepare(selectDue)
  const lease = database.prepare(
    `UPDATE delivery SET attempts = attempts + 1, due_at = ? WHERE id = ? RETURNING attempts`,
  )
  const selectEnquiry = database.prepare(`SELECT ${enquiryColumns} FROM enquiry WHERE id = ?`)
  const inDigest = `FROM delivery WHERE held = 1 AND digest_id = ?`
  const countListed = database.prepare(`SELECT count(*) AS count ${inDigest}`)
  const selectListed = database.prepare(
    `SELECT id, summary ${inDigest} ORDER BY queued_at LIMIT ${maxListedInDigest}`,
  )

  function contentOf(id: string): DeliveryContent {
    const dueAt = timeOfReport(id)
    if (dueAt !== null) return { kind: 'report', dueAt }
    const digestAt = timeOfDigest(id)
    if (digestAt === null) {
      const row = selectEnquiry.get(id) as unknown as EnquiryRow
      return { kind: 'enquiry', enquiry: toStoredEnquiry(row) }
    }
    const { count } = countListed.get(id) as { count: number }
    const rows = selectListed.all(id) as { id: string; summary: string }[]
    const enquiries = rows.map(toListed)
    return { kind: 'digest', digestAt, count, enquiries }
  }

  return ({ now, leaseUntil, limit }: ClaimRequest): ClaimedDelivery[] => {
    const farthest = now + maxWaitMs
    const rows = due.all({ now, farthest, limit }) as { id: string; size: number }[]
    const [batch = []] = inBatches(rows)
    return batch.map(({ id }) => {
      const { attempts } = lease.get(leaseUntil, id) as { attempts: number }
      return { id, attempts, content: contentOf(id) }
    })
  }
}
