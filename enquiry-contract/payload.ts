import * as v from 'valibot'
import { type Enquiry } from './form-schema.ts'
import { type FieldName, type FormValues } from './form-values.ts'

/** The fields of the JSON body of `POST /send-mail` (specification, section 3). */
export const payloadFields = [
  'firstname',
  'lastname',
  'email',
  'contact',
  'message',
  'job',
  'hear_about',
] as const

export type PayloadField = (typeof payloadFields)[number]

/**
 * The body's shape: these texts, nothing else. A field left out counts as empty, so that one that is
 * required gets its error code; what the texts must hold is `formSchema`'s business.
 */
export const payloadSchema = v.strictObject(
  v.entriesFromList(payloadFields, v.optional(v.string(), '')),
)

export type Payload = v.InferOutput<typeof payloadSchema>

/** The field of the payload that carries each field of the form. */
export const payloadFieldOf: Record<FieldName, PayloadField> = {
  firstName: 'firstname',
  lastName: 'lastname',
  phone: 'contact',
  companyName: 'job',
  email: 'email',
  message: 'message',
  source: 'hear_about',
  otherSource: 'hear_about',
}

const othersPrefix = 'Others- '

/** What the form sends (specification, section 3). */
export function toPayload(enquiry: Enquiry): Payload {
  const { source, otherSource } = enquiry
  return {
    firstname: enquiry.firstName,
    lastname: enquiry.lastName,
    email: enquiry.email,
    contact: enquiry.phone,
    message: enquiry.message,
    job: enquiry.companyName,
    hear_about: source === 'others' && otherSource ? othersPrefix + otherSource : source,
  }
}

/** The form values that a payload stands for, to be checked with `formSchema`. */
export function toFormValues(payload: Payload): FormValues {
  const others = payload.hear_about.startsWith(othersPrefix)
  return {
    firstName: payload.firstname,
    lastName: payload.lastname,
    phone: payload.contact,
    companyName: payload.job,
    email: payload.email,
    message: payload.message,
    source: others ? 'others' : payload.hear_about,
    otherSource: others ? payload.hear_about.slice(othersPrefix.length) : '',
  }
}
