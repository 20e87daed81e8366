import * as v from 'valibot'
import { type FieldName, sources } from './form-values.ts'

/** The keys of the error messages (specification, section 5); they are the codes on the wire as well. */
export const errorCodes = [
  'F_REQUIRED',
  'L_REQUIRED',
  'P_REQUIRED',
  'E_REQUIRED',
  'E_INVALID',
  'S_REQUIRED',
  'OTHER_REQUIRED',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * One address: something, one @, and a domain of labels joined by single dots, the last of two
 * characters or more. Deliberately wider than RFC 5322's ASCII (Swiss domains hold umlauts), but
 * without what separates several addresses or starts a header. A label neither begins nor ends with
 * a hyphen (RFC 1035, section 2.3.1).
 */
const emailAddress =
  /^[^\s@<>(),;:"[\]\\\p{Cc}]+@(?:(?!-)[^\s@<>(),;:"[\]\\.\p{Cc}]+(?<!-)\.)+(?!-)[^\s@<>(),;:"[\]\\.\p{Cc}]{2,}(?<!-)$/u

const trimmed = v.pipe(v.string(), v.trim())
const required = (code: ErrorCode) => v.pipe(trimmed, v.nonEmpty(code))

/**
 * The rules of the enquiry form (specification, section 5), for the browser and the service alike.
 * Issues carry an `ErrorCode` as their message. There are no length limits.
 */
export const formSchema = v.pipe(
  v.object({
    firstName: required('F_REQUIRED'),
    lastName: required('L_REQUIRED'),
    phone: required('P_REQUIRED'),
    companyName: trimmed,
    email: v.pipe(required('E_REQUIRED'), v.regex(emailAddress, 'E_INVALID')),
    message: trimmed,
    source: v.picklist(sources, 'S_REQUIRED'),
    otherSource: trimmed,
  } satisfies Record<FieldName, v.GenericSchema>),
  v.forward(
    v.partialCheck(
      [['source'], ['otherSource']],
      ({ source, otherSource }) => source !== 'others' || otherSource !== '',
      'OTHER_REQUIRED',
    ),
    ['otherSource'],
  ),
)

/** Form values that passed: trimmed, with a known source. */
export type Enquiry = v.InferOutput<typeof formSchema>
