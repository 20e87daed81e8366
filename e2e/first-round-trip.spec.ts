import { company } from '../content/company.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

/** What a server may send before it waits for an answer: ten packets (RFC 6928) of 1,460 bytes. */
const firstPackets = 14_600

test(
  'every page arrives in the first round trip, headers included',
  { tag: '@once' },
  async ({ request }) => {
    test.skip(
      company.languageDetection === 'country',
      'The look-up weighs too much for home pages.',
    )
    for (const { path } of sitePages) {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const head = Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`)
      const body = Number(answer.headers()['content-length'])
      expect(head + body, path).toBeLessThanOrEqual(firstPackets)
    }
  },
)
