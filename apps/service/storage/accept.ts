import { minute } from '../clock/time.ts'
import type { Transaction } from './database.ts'
import { digestIdAt } from './delivery-id.ts'
import { type StoredEnquiry, summaryOf } from './enquiry-record.ts'
import { searchableEmail, searchableText } from './searchable-text.ts'

export interface NewEnquiry extends StoredEnquiry {
  /** Distinguishes a repeated post from another one with the same key. */
  bodyHash: string
  /** Whether the client chose the id; otherwise it is random. */
  hasClientKey: boolean
  /** The same content from the same client is one enquiry for `repeatWindowMs`, unless the client chose two ids. */
  contentKey: string
  quarantine: QuarantineRule
}

/** For how long a post that only `contentKey` identifies counts as a repeated one. */
export const repeatWindowMs = 15 * minute

/** Removes the content keys of enquiries received before a time (decision 20). */
export const forgetContentKeys = `UPDATE enquiry SET content_key = NULL
  WHERE content_key IS NOT NULL AND received_at < $1`

/** When an enquiry is held instead of emailed: too many arrived since `since`. */
export interface QuarantineRule {
  /** A marked one is held once this many marked ones have been received. */
  limit: number
  /** Any is held once this many emails have been queued. */
  emailLimit: number
  since: number
  digestAt: number
}

/** The outcome, and the id under which the enquiry is stored. */
export interface Acceptance {
  /** `conflict`: the id belongs to an enquiry with another body, and nothing was stored. */
  outcome: 'stored' | 'held' | 'repeated' | 'conflict'
  id: string
}

/** Implements `EnquiryStore.accept`, in an exclusive transaction: the outcome depends on what others store. */
export async function accept(transaction: Transaction, enquiry: NewEnquiry): Promise<Acceptance> {
  const [earlier, isHeld] = await Promise.all([
    findEarlier(transaction, enquiry),
    shouldHold(transaction, enquiry),
  ])
  if (earlier) {
    const isSame = earlier.body_hash === enquiry.bodyHash
    return { outcome: isSame ? 'repeated' : 'conflict', id: earlier.id }
  }
  await insert(transaction, enquiry, isHeld)
  return { outcome: isHeld ? 'held' : 'stored', id: enquiry.id }
}

/** The enquiry with the same id, or the same content from the same client under another one. */
async function findEarlier(transaction: Transaction, enquiry: NewEnquiry) {
  const { id, contentKey, hasClientKey, receivedAt } = enquiry
  const found = await transaction.all<{ id: string; body_hash: string }>(
    `SELECT id, body_hash FROM enquiry WHERE id = $1
     UNION ALL
     SELECT id, body_hash FROM enquiry WHERE content_key = $2 AND received_at >= $3
       ${hasClientKey ? 'AND has_client_key = false' : ''}`,
    [id, contentKey, receivedAt - repeatWindowMs],
  )
  return found.find((row) => row.id === id) ?? found[0]
}

async function shouldHold(transaction: Transaction, { mark, quarantine }: NewEnquiry) {
  const { limit, emailLimit, since, digestAt } = quarantine
  // Rows after `digestAt` come from a wrong clock. With ORDER BY, PostgreSQL uses the index without statistics.
  const isReached = async (rows: string, time: string, limit: number) => {
    const [counted] = await transaction.all<{ count: number }>(
      `SELECT count(*) AS count FROM (
         SELECT 1 FROM ${rows} AND ${time} >= $1 AND ${time} < $2 ORDER BY ${time} LIMIT $3
       ) AS counted`,
      [since, digestAt, limit],
    )
    return counted?.count === limit
  }
  if (mark !== null && (await isReached('enquiry WHERE mark IS NOT NULL', 'received_at', limit))) {
    return true
  }
  return isReached('delivery WHERE digest_id IS NULL', 'queued_at', emailLimit)
}

async function insert(transaction: Transaction, enquiry: NewEnquiry, isHeld: boolean) {
  const { id, receivedAt, values, quarantine } = enquiry
  const insertEnquiry = transaction.run(
    `INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload, search,
       content_key, has_client_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      enquiry.bodyHash,
      receivedAt,
      enquiry.locale,
      enquiry.mark,
      searchableEmail(values.email),
      JSON.stringify(values),
      searchableText(id, values),
      enquiry.contentKey,
      enquiry.hasClientKey,
    ],
  )
  const digestId = isHeld ? digestIdAt(quarantine.digestAt) : null
  const insertDelivery = transaction.run(
    `INSERT INTO delivery (id, queued_at, due_at, held, digest_id, summary)
     VALUES ($1, $2, $2, $3, $4, $5)`,
    [id, receivedAt, isHeld, digestId, JSON.stringify(summaryOf(values))],
  )
  await Promise.all([insertEnquiry, insertDelivery])
  if (digestId === null) return
  // Queues the digest, or queues it again once sent to a mailbox.
  await transaction.run(
    `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $2)
     ON CONFLICT (id) DO UPDATE SET sent_at = NULL, accepted = NULL, refused = NULL
     WHERE delivery.sent_at IS NOT NULL OR delivery.accepted IS NOT NULL`,
    [digestId, quarantine.digestAt],
  )
}
