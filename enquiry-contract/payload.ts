import * as v from 'valibot'
import { type FieldName, fields } from './fields.ts'
import type { Enquiry } from './form-schema.ts'
import { emptyValues, type FormValues } from './form-values.ts'

/*
 * The only module that knows the names of the JSON body of `POST /send-mail` (specification, section 3):
 * the browser sends, and the service receives, by the functions below. Older versions also stored
 * enquiries under these names.
 */

/**
 * What the body calls each field; `source` carries `otherSource` as well. Their order is the order of
 * the body, of which hashes are stored to recognise repeated posts: a new field comes last.
 */
const payloadNames = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'contact',
  message: 'message',
  companyName: 'job',
  source: 'hear_about',
} as const satisfies Record<Exclude<FieldName, 'otherSource'>, string>

type CarriedField = keyof typeof payloadNames
type PayloadName = (typeof payloadNames)[CarriedField]

const carriedFields = Object.keys(payloadNames) as CarriedField[]

/** The body of `POST /send-mail`. */
export type Payload = Record<PayloadName, string>

/**
 * The body's shape: these texts, nothing else. A field left out counts as empty, so that one that is
 * required gets its error code; what the texts must hold is `formSchema`'s business.
 */
export const payloadSchema = v.strictObject(
  v.entriesFromList(Object.values(payloadNames), v.optional(v.string(), '')),
)

/** What the body calls the field that carries a field of the form. */
export function payloadNameOf(name: FieldName): PayloadName {
  return payloadNames[name === 'otherSource' ? 'source' : name]
}

const othersPrefix = 'Others- '

/**
 * Sent as empty text when they are empty (specification, section 3). Any other field is left out then:
 * so a field that the form gets later changes neither body nor hash of the enquiries without it.
 */
const sentWhenEmpty: readonly FieldName[] = ['companyName', 'message']

/** What the form sends (specification, section 3). */
export function toPayload({ otherSource, ...carried }: Enquiry): Partial<Payload> {
  const isSpecified = carried.source === fields.otherSource.onlyForSource && otherSource !== ''
  const source = isSpecified ? othersPrefix + otherSource : carried.source
  const texts = { ...carried, source }
  return Object.fromEntries(
    carriedFields
      .filter((name) => texts[name] !== '' || sentWhenEmpty.includes(name))
      .map((name) => [payloadNames[name], texts[name]]),
  )
}

/** The form values that a payload stands for, to be checked with `formSchema`. */
export function toFormValues(payload: Partial<Payload>): FormValues {
  const carried = Object.fromEntries(
    carriedFields.map((name) => [name, payload[payloadNames[name]] ?? '']),
  )
  const values = { ...emptyValues, ...carried }
  if (!values.source.startsWith(othersPrefix)) return values
  return {
    ...values,
    source: fields.otherSource.onlyForSource,
    otherSource: values.source.slice(othersPrefix.length),
  }
}
