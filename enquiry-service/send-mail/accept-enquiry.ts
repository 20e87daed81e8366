import { createHash } from 'node:crypto'
import { checkValues } from '../../enquiry-contract/check-values.ts'
import type { FieldErrors } from '../../enquiry-contract/form-answer.ts'
import { toPayload } from '../../enquiry-contract/payload.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { EnquiryStore } from '../store/enquiry-store.ts'
import { derivedKey } from './derived-key.ts'
import type { PostedEnquiry } from './posted-enquiry.ts'

export interface AcceptDependencies {
  store: Pick<EnquiryStore, 'accept'>
  clock: Clock
  /** Called after an enquiry was stored; its mail can leave. */
  onStored: () => void
}

/** What became of a post. */
export type Outcome =
  | { kind: 'accepted'; reference: string }
  | { kind: 'conflict' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'unavailable' }

/**
 * Checks and stores an enquiry. `accepted` means that it is on disk, now or since an earlier post
 * of the same.
 * @param client the visitor's IP address; it goes into the hash of a derived key and nowhere else
 */
export async function acceptEnquiry(
  posted: PostedEnquiry,
  client: string,
  { store, clock, onStored }: AcceptDependencies,
  log: Log,
): Promise<Outcome> {
  const { enquiry, errors } = checkValues(posted.values)
  if (errors) return { kind: 'invalid', errors }

  const payload = toPayload(enquiry)
  // `toPayload` writes the fields in one order, so equal enquiries have equal bodies.
  const canonicalBody = JSON.stringify(payload)
  const receivedAt = clock()
  const key = posted.key ? { id: posted.key } : derivedKey(canonicalBody, client, receivedAt)
  try {
    const { outcome, id } = await store.accept({
      ...key,
      receivedAt,
      locale: posted.locale,
      payload,
      bodyHash: createHash('sha256').update(canonicalBody).digest('hex'),
    })
    const reference = referenceOf(id)
    log.info({ reference, outcome, locale: posted.locale }, 'an enquiry was posted')
    if (outcome === 'conflict') return { kind: 'conflict' }
    if (outcome === 'stored') onStored()
    return { kind: 'accepted', reference }
  } catch (error) {
    log.error({ err: error }, 'an enquiry could not be stored')
    return { kind: 'unavailable' }
  }
}
