import * as v from 'valibot'
import { type FieldName, fields, emptyValues, type FormValues } from './fields.ts'
import type { Enquiry } from './form-schema.ts'

/* Only this module knows the names in the body of `POST /send-mail` (specification, section 3), on either side. */

/** The names in the order of the body, whose hash recognises repeated posts: add new fields at the end. */
const payloadNames = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'contact',
  message: 'message',
  companyName: 'job',
  source: 'hear_about',
} as const satisfies Record<Exclude<FieldName, 'otherSource'>, string>

type PayloadField = keyof typeof payloadNames
type PayloadName = (typeof payloadNames)[PayloadField]

const payloadFields = Object.keys(payloadNames) as PayloadField[]

/** The body of `POST /send-mail`. */
export type Payload = Record<PayloadName, string>

/** These strings and nothing else. A missing field counts as empty, so that a required one gets its error code. */
export const payloadSchema = v.strictObject(
  v.entriesFromList(Object.values(payloadNames), v.optional(v.string(), '')),
)

/** The payload name under which a form field is sent. */
export const payloadNameOf = (name: FieldName): PayloadName =>
  payloadNames[name === 'otherSource' ? 'source' : name]

const othersPrefix = 'Others- '

/** Converts form values to the body (specification, section 3). */
export function toPayload({ otherSource, ...values }: Enquiry): Payload {
  const isSpecified = values.source === fields.otherSource.onlyForSource && otherSource !== ''
  const source = isSpecified ? othersPrefix + otherSource : values.source
  const texts = { ...values, source }
  return Object.fromEntries(
    payloadFields.map((name) => [payloadNames[name], texts[name]]),
  ) as Payload
}

/** Converts a body to form values, to be checked with `formSchema`. */
export function toFormValues(payload: Partial<Payload>): FormValues {
  const received = Object.fromEntries(
    payloadFields.map((name) => [name, payload[payloadNames[name]] ?? '']),
  )
  const values = { ...emptyValues, ...received }
  if (!values.source.startsWith(othersPrefix)) return values
  return {
    ...values,
    source: fields.otherSource.onlyForSource,
    otherSource: values.source.slice(othersPrefix.length),
  }
}

/** The headers with which a JSON post describes how it was made (decision 16). */
export const signalHeaders = {
  /** `1` when the honeypot was filled in. */
  honeypot: 'x-form-website',
  /** Whole seconds from opening the page to sending. */
  seconds: 'x-form-seconds',
} as const

/** In bytes: one mebibyte, to protect the memory of the service (decision 16). No field has a limit. */
export const bodyLimit = 1024 * 1024
