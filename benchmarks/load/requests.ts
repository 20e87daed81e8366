import { randomInt, randomUUID } from 'node:crypto'
import { samplePayload } from '../../enquiry-service/testing/sample-enquiry.ts'

const body = JSON.stringify(samplePayload)

/** A request for a page, as sent over the wire. */
export function pageRequest({ host, pathname }: URL): string {
  return message(`GET ${pathname}`, host, ['Accept-Encoding: gzip'])
}

/**
 * Enough to stay below each visitor's limit, and few enough for counting them to take no noticeable
 * memory.
 */
const visitors = 10_000

/**
 * A post as the site's script sends it, each with a key of its own, through a trusted proxy that
 * names one of many visitors.
 */
export function enquiryRequest({ host }: URL): string {
  const visitor = randomInt(visitors)
  const fields = [
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Language: de',
    `Idempotency-Key: ${randomUUID()}`,
    `X-Forwarded-For: 100.64.${visitor >> 8}.${visitor & 255}`,
  ]
  return message('POST /send-mail', host, fields) + body
}

function message(start: string, host: string, fields: string[]): string {
  return [`${start} HTTP/1.1`, `Host: ${host}`, ...fields, '', ''].join('\r\n')
}
