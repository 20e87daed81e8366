import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { payloadSchema, toFormValues } from '@site/enquiry/payload.ts'
import { signalHeaders } from '@site/enquiry/spam-signals.ts'
import { localeOrDefault, type Locale } from '@site/company/i18n/locales.ts'
import { PublicError } from '../http/public-error.ts'
import type { PostedEnquiry } from './accept-enquiry.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const invalidEnquiryMessage =
  'The enquiry must be a JSON object with only the known fields, all of them strings.'

/**
 * Reads a JSON post (specification, section 7).
 * @throws PublicError 400 for unknown fields, values that are not strings, or a key that is not a
 * UUID
 */
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
function parseLocale(contentLanguage: string | undefined): Locale {
  const language = contentLanguage?.trim().split(/[-,;]/)[0]?.toLowerCase()
  return localeOrDefault(language)
}

function headerText(header: string | string[] | undefined): string {
  return header === undefined ? '' : String(header).trim()
}

/** Anything but a number counts as not measured. */
function parseSeconds(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const key = String(header).trim().toLowerCase()
  if (uuid.test(key)) return key
  throw new PublicError(400, 'The Idempotency-Key must be a UUID.')
}
