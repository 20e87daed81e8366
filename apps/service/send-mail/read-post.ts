import { parse } from 'node:querystring'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { payloadSchema, toFormValues, signalHeaders } from '@site/enquiry/payload.ts'
import { localeOrDefault } from '@site/company/i18n/locales.ts'
import { languageField, honeypotField } from '@site/enquiry/form-answer.ts'
import { fieldNames } from '@site/enquiry/fields.ts'
import { PublicError } from '../http/errors.ts'
import type { PostedEnquiry } from './accept-enquiry.ts'

export const invalidEnquiryMessage =
  'The enquiry must be a JSON object with only the known fields, all of them strings.'

/** Reads a JSON post (specification, section 7). @throws PublicError 400 for other fields, types or keys */
export function readJsonPost({ body, headers }: FastifyRequest): PostedEnquiry {
  const result = v.safeParse(payloadSchema, body)
  if (!result.success) {
    throw new PublicError(400, invalidEnquiryMessage)
  }
  return {
    values: toFormValues(result.output),
    locale: parseLocale(headers['content-language']),
    key: parseIdempotencyKey(headers['idempotency-key']),
    signals: {
      honeypot: headerText(headers[signalHeaders.honeypot]) !== '',
      seconds: parseSeconds(headerText(headers[signalHeaders.seconds])),
    },
  }
}

/** `de`, `de-CH` and `DE` are German; an unknown language means the default. */
const parseLocale = (contentLanguage: string | undefined) =>
  localeOrDefault(contentLanguage?.trim().split(/[-,;]/)[0]?.toLowerCase())

const headerText = (header: string | string[] | undefined): string =>
  header === undefined ? '' : String(header).trim()

/** Anything but a number counts as not measured. */
const parseSeconds = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const key = String(header).trim().toLowerCase()
  if (v.UUID_REGEX.test(key)) return key
  throw new PublicError(400, 'The Idempotency-Key must be a UUID.')
}

const maxStrings = 2 * Object.keys(payloadSchema.entries).length

/** One object with no more texts than a payload has. */
const objectOfStrings = new RegExp(
  String.raw`^\s*\{(?:[\s:,]*"[^"\\]*(?:\\.[^"\\]*)*"){0,${maxStrings}}[\s}]*$`,
  's',
)

/** Whether a JSON text can be a payload: parsing a megabyte of brackets would block the service for half a second. */
export const isObjectOfStrings = (json: string): boolean => objectOfStrings.test(json)

/** Browsers omit what is disabled or not chosen, such as the placeholder of the select. */
const bodySchema = v.object(
  v.entriesFromList([...fieldNames, languageField, honeypotField], v.optional(v.string(), '')),
)

/** Browsers end lines of forms with CRLF; with LF, as in JSON, the same text is the same enquiry either way. */
export const parseForm = (text: string) => parse(text.replaceAll('%0D%0A', '%0A'))

/** Reads the form as a browser without JavaScript posts it. @throws PublicError 400 for repeated fields */
export function readFormPost(body: unknown): PostedEnquiry {
  const result = v.safeParse(bodySchema, body)
  if (!result.success) throw new PublicError(400, 'The form contains repeated fields.')
  const { [languageField]: language, [honeypotField]: honeypot, ...values } = result.output
  return {
    values,
    locale: localeOrDefault(language),
    key: null,
    signals: { honeypot: honeypot !== '', seconds: null },
  }
}
