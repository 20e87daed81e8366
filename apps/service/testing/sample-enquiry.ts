import { createHash, randomUUID } from 'node:crypto'
import type { Enquiry } from '@site/enquiry/form-schema.ts'
import { emptyValues } from '@site/enquiry/fields.ts'
import { toPayload } from '@site/enquiry/payload.ts'
import type { NewEnquiry, QuarantineRule } from '../storage/accept.ts'

/** Values that pass every rule. */
export const sampleValues: Enquiry = {
  ...emptyValues,
  firstName: 'Jérôme',
  lastName: 'Müller',
  phone: '+41 79 123 45 67',
  companyName: 'Müller & Söhne AG',
  email: 'jerome@example.ch',
  message: 'Grüezi\nWir suchen Hilfe.',
  source: 'friend',
}

/** The values as a browser with JavaScript posts them. */
export const samplePayload = toPayload(sampleValues)

/** The values as a browser without JavaScript posts them. */
export const sampleForm = {
  language: 'de',
  ...sampleValues,
  message: sampleValues.message.replaceAll('\n', '\r\n'),
}

const never = Number.MAX_SAFE_INTEGER

/** A rule by which no enquiry is held. */
export const holdsNone: QuarantineRule = {
  limit: 1_000_000,
  emailLimit: 1_000_000,
  since: never,
  digestAt: never,
}

export interface Overrides extends Partial<Omit<NewEnquiry, 'quarantine'>> {
  quarantine?: Partial<QuarantineRule>
}

/** An enquiry for the store, with an id of its own. */
export function sampleEnquiry(overrides: Overrides = {}): NewEnquiry {
  const values = overrides.values ?? sampleValues
  return {
    id: randomUUID(),
    receivedAt: 1_000_000,
    locale: 'de',
    mark: null,
    values,
    hasClientKey: true,
    contentKey: randomUUID(),
    bodyHash: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
    ...overrides,
    quarantine: { ...holdsNone, ...overrides.quarantine },
  }
}

/** An enquiry whose values take this many bytes in the store. */
export function largeEnquiry(size: number, receivedAt: number): NewEnquiry {
  const values = { ...sampleValues, message: '' }
  const message = 'x'.repeat(Math.max(0, size - Buffer.byteLength(JSON.stringify(values))))
  return sampleEnquiry({ receivedAt, values: { ...values, message } })
}
