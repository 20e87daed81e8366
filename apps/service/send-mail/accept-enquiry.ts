import { hash, randomUUID, createHmac } from 'node:crypto'
import { checkValues } from '@site/enquiry/form-schema.ts'
import type { FieldErrors } from '@site/enquiry/form-answer.ts'
import { toPayload } from '@site/enquiry/payload.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import type { FormValues } from '@site/enquiry/fields.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { smallPostBytes, type PostLimits } from '../spam/post-limits.ts'
import { spamMark, type SpamSignals, quarantineRuleAt } from '../spam/spam-rules.ts'
import type { Clock } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import type { ServiceEvents } from '../status/service-status.ts'
import type { Site } from '../site/site.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import type { RenderFormPage } from './form-page.ts'

/** A posted enquiry, from JSON or a form, before its values are checked. */
export interface PostedEnquiry {
  values: FormValues
  locale: Locale
  /** The key that the client sent, a UUID in lower case; `null` if none. */
  key: string | null
  signals: SpamSignals
}

export interface SendMailDependencies {
  store: Pick<EnquiryStore, 'accept' | 'secret'>
  limits: PostLimits
  events: ServiceEvents
  clock: Clock
  allowedOrigins: readonly string[]
  renderFormPage: RenderFormPage
  /** The built site; `null` before the first build. */
  site: Site | null
}

export type Outcome =
  | { kind: 'accepted'; key: string; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'conflict' | 'unavailable' }

/** Checks and stores an enquiry. `accepted`: it is on disk, now or since an equal post. `client` is a `clientKey`. */
export async function acceptEnquiry(
  posted: PostedEnquiry,
  client: string,
  { store, limits, events, clock }: SendMailDependencies,
  log: Log,
): Promise<Outcome> {
  const { enquiry: checked, errors } = checkValues(posted.values)
  if (errors) return { kind: 'invalid', errors }

  // `toPayload` orders the fields, so that equal enquiries are equal, even across versions of the service.
  const canonicalBody = JSON.stringify(toPayload(checked))
  const bodyHash = hash('sha256', canonicalBody)
  const isLarge = Buffer.byteLength(canonicalBody) > smallPostBytes
  const receivedAt = clock()
  try {
    const mark = spamMark(posted.signals, await limits.countEnquiry(client))
    const enquiry = {
      id: posted.key ?? randomUUID(),
      hasClientKey: posted.key !== null,
      contentKey: contentKey(canonicalBody, client, store.secret),
      receivedAt,
      locale: posted.locale,
      mark,
      values: checked,
      bodyHash,
      quarantine: quarantineRuleAt(receivedAt, isLarge && (await limits.countLargeEnquiry())),
    }
    const { outcome, id } = await store.accept(enquiry)
    const reference = referenceOf(id)
    log.info({ reference, outcome, mark, locale: posted.locale }, 'an enquiry was posted')
    events.emit('enquiryPosted', { outcome, mark })
    if (outcome === 'conflict') return { kind: 'conflict' }
    // An enquiry that is stored is accepted, even if correcting the counts fails.
    if (outcome === 'repeated') await limits.discountEnquiry(client, isLarge).catch(() => undefined)
    return { kind: 'accepted', key: id, reference }
  } catch (error) {
    // Usually nothing was stored, so the next attempt must not count as another enquiry.
    await limits.discountEnquiry(client, isLarge).catch(() => undefined)
    log.error({ err: error }, 'an enquiry could not be stored')
    events.emit('enquiryPosted', { outcome: 'unavailable', mark: null })
    return { kind: 'unavailable' }
  }
}

/** The same for the same content from the same client; keyed, so that nobody can guess an enquiry or its sender. */
const contentKey = (canonicalBody: string, client: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([client, canonicalBody]))
    .digest('base64url')
