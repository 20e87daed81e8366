import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import { budgets } from '../website/budgets.ts'
import { endOfOpeningSection } from '../website/testing/opening-section.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

/** The response with its body as sent; Playwright would decompress it. */
const request = (url: URL) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })

/** In bytes, including the status line and all line breaks. */
function sizeOfHead({ rawHeaders }: IncomingMessage): number {
  const separators = rawHeaders.length * 2
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n\r\n${rawHeaders.join('')}`) + separators
}

/** Decompresses the beginning of a body. */
const decompressPart = (part: Buffer) =>
  brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH })

test(
  'the first screen of every page arrives in the first round trip, headers included',
  { tag: '@once' },
  async ({ baseURL }) => {
    for (const { path } of sitePages) {
      const response = await request(new URL(path, baseURL))
      expect(response.headers['content-encoding'], path).toBe('br')
      const body = await buffer(response)
      const html = brotliDecompressSync(body).toString()
      const opening = html.slice(0, endOfOpeningSection(html))
      const arrived = body.subarray(0, budgets.firstRoundTrip - sizeOfHead(response))
      expect(
        decompressPart(arrived).length,
        `${path}: its opening section ends after the first round trip. Shorten what comes before its end: head, styles, header or the section itself.`,
      ).toBeGreaterThanOrEqual(Buffer.byteLength(opening))
    }
  },
)
