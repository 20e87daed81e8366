import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { spawnService, type ServiceProcess } from '@site/service/testing/spawn-service.ts'
import { sitePages } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { budgets } from './budgets.ts'
import { endOfOpeningSection } from './opening-section.ts'

/* Reads the built site: run `npm run build` first. */

let service: ServiceProcess

beforeAll(() => {
  service = spawnService({ DATA_DIR: temporaryFolder(afterAll) })
})

afterAll(() => service.end('SIGTERM'))

/** The response with its body as sent; `fetch` would decompress it. */
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

const paths = locales.flatMap((locale) => sitePages.map((page) => localizedPath(locale, page)))

test.for(paths)(
  'the first screen of %s arrives in the first round trip, headers included',
  async (path) => {
    const response = await request(new URL(path, await service.address))
    expect(response.headers['content-encoding']).toBe('br')
    const body = await buffer(response)
    const html = brotliDecompressSync(body).toString()
    const opening = html.slice(0, endOfOpeningSection(html))
    const arrived = body.subarray(0, budgets.firstRoundTrip - sizeOfHead(response))
    expect(
      decompressPart(arrived).length,
      `${path}: its opening section ends after the first round trip. Shorten what comes before its end: head, styles, header or the section itself.`,
    ).toBeGreaterThanOrEqual(Buffer.byteLength(opening))
  },
)
