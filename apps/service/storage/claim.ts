import { hour } from '../clock/time.ts'
import { inBatches } from './batches.ts'
import type { Transaction } from './database.ts'
import { timeOfDigest, timeOfReport } from './delivery-id.ts'
import { enquiryColumns, toMailboxStates, toStoredEnquiry, toListed } from './enquiry-record.ts'
import type { EnquiryRow, MailboxesRow, MailboxStates, StoredEnquiry } from './enquiry-record.ts'

export interface ClaimRequest {
  now: number
  leaseUntil: number
  limit: number
}

/** The longest wait of an email. One that is due later was stored while the clock was ahead, and counts as due. */
export const maxWaitMs = 2 * hour

/** An email to be sent now, leased to the instance that claimed it, of an enquiry, a digest or a report. */
export interface ClaimedDelivery {
  id: string
  /** How often it has been claimed, including this time. */
  attempts: number
  content: DeliveryContent
  mailboxes: MailboxStates
}

/** An enquiry, a digest with the oldest of the held ones, or a report, whose figures are collected when it is sent. */
export type DeliveryContent =
  | { kind: 'enquiry'; enquiry: StoredEnquiry }
  | { kind: 'digest'; digestAt: number; count: number; enquiries: ListedInDigest[] }
  | { kind: 'report'; dueAt: number }

export type ListedInDigest = ReturnType<typeof toListed>

/** How many enquiries a digest lists; it also says how many more there are. */
const maxListedInDigest = 100

interface DueRow {
  id: string
  attempts: number
  size: number
}

/** Fewest attempts first, so that an email that keeps failing never delays one that has not been tried. */
export const selectDue = `SELECT id, attempts, coalesce(
    (SELECT octet_length(payload) FROM enquiry WHERE enquiry.id = delivery.id), 0
  ) AS size FROM delivery
  WHERE sent_at IS NULL AND held = false AND (due_at <= $1 OR due_at > $2)
  ORDER BY attempts, due_at LIMIT $3`

/** Implements `EnquiryStore.claim`, in an exclusive transaction. */
export async function claim(transaction: Transaction, { now, leaseUntil, limit }: ClaimRequest) {
  const due = await transaction.all<DueRow>(selectDue, [now, now + maxWaitMs, limit])
  const [batch = []] = inBatches(due)
  const claimed: ClaimedDelivery[] = []
  for (const { id, attempts } of batch) {
    // The conditions leave out what was cancelled, sent early or erased since it was read.
    const [leased] = await transaction.all<MailboxesRow>(
      `UPDATE delivery SET attempts = attempts + 1, due_at = $1
       WHERE id = $2 AND attempts = $3 AND sent_at IS NULL RETURNING accepted, refused`,
      [leaseUntil, id, attempts],
    )
    if (!leased) continue
    const content = await contentOf(transaction, id)
    claimed.push({ id, attempts: attempts + 1, content, mailboxes: toMailboxStates(leased) })
  }
  return claimed
}

async function contentOf(transaction: Transaction, id: string): Promise<DeliveryContent> {
  const dueAt = timeOfReport(id)
  if (dueAt !== null) return { kind: 'report', dueAt }
  const digestAt = timeOfDigest(id)
  if (digestAt === null) {
    const [row] = (await transaction.all<EnquiryRow>(
      `SELECT ${enquiryColumns} FROM enquiry WHERE id = $1`,
      [id],
    )) as [EnquiryRow]
    return { kind: 'enquiry', enquiry: toStoredEnquiry(row) }
  }
  const listed = await transaction.all<{ id: string; summary: string; count: number }>(
    `SELECT id, summary, count(*) OVER () AS count FROM delivery
     WHERE held = true AND digest_id = $1 ORDER BY queued_at LIMIT ${maxListedInDigest}`,
    [id],
  )
  return { kind: 'digest', digestAt, count: listed[0]?.count ?? 0, enquiries: listed.map(toListed) }
}
