import { randomInt, randomUUID } from 'node:crypto'
import { samplePayload } from '../../enquiry-service/testing/sample-enquiry.ts'

const body = JSON.stringify(samplePayload)

/** A request for a page, as it goes over the wire. */
export function pageRequest({ host, pathname }: URL): string {
  return message(`GET ${pathname}`, host, ['Accept-Encoding: gzip'])
}

/** A post as the site's script sends it, each time under a key of its own. */
export function enquiryRequest({ host }: URL, moreFields: string[] = []): string {
  const fields = [
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Language: de',
    `Idempotency-Key: ${randomUUID()}`,
    ...moreFields,
  ]
  return message('POST /send-mail', host, fields) + body
}

/** The same through a trusted proxy, each time from another visitor. */
export function visitorsEnquiryRequest(url: URL): string {
  const visitor = Array.from({ length: 3 }, () => randomInt(256)).join('.')
  return enquiryRequest(url, [`X-Forwarded-For: 100.${visitor}`])
}

function message(start: string, host: string, fields: string[]): string {
  return [`${start} HTTP/1.1`, `Host: ${host}`, ...fields, '', ''].join('\r\n')
}
