import { createHash, randomUUID } from 'node:crypto'
import type { FormValues } from '../../enquiry-contract/form-values.ts'
import type { Payload } from '../../enquiry-contract/payload.ts'
import type { NewEnquiry } from '../store/enquiry-store.ts'

/** A payload that passes every rule. */
export const samplePayload: Payload = {
  firstname: 'Jérôme',
  lastname: 'Müller',
  email: 'jerome@example.ch',
  contact: '+41 79 123 45 67',
  message: 'Grüezi\nWir suchen Hilfe.',
  job: 'Müller & Söhne AG',
  hear_about: 'friend',
}

/** The same enquiry as form values. */
export const sampleFormValues: FormValues = {
  firstName: 'Jérôme',
  lastName: 'Müller',
  phone: '+41 79 123 45 67',
  companyName: 'Müller & Söhne AG',
  email: 'jerome@example.ch',
  message: 'Grüezi\nWir suchen Hilfe.',
  source: 'friend',
  otherSource: '',
}

/** The same as a browser without JavaScript posts it. */
export const sampleForm = { language: 'de', ...sampleFormValues }

/** An enquiry for the store, under an id of its own. */
export function sampleEnquiry(overrides: Partial<NewEnquiry> = {}): NewEnquiry {
  const payload = overrides.payload ?? samplePayload
  return {
    id: randomUUID(),
    receivedAt: 1_000_000,
    locale: 'de',
    mark: null,
    payload,
    bodyHash: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
    ...overrides,
  }
}

/** An enquiry whose payload takes so many bytes in the store. */
export function largeEnquiry(size: number, receivedAt: number): NewEnquiry {
  const payload = { ...samplePayload, message: '' }
  const message = 'x'.repeat(Math.max(0, size - Buffer.byteLength(JSON.stringify(payload))))
  return sampleEnquiry({ receivedAt, payload: { ...payload, message } })
}
