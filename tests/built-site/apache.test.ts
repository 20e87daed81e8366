import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOutput, readSite } from '@site/service/site/read-site.ts'
import { testApp } from '@site/service/testing/test-app.ts'
import { strictTransportSecurity } from '@site/web-policy/fixed-headers.ts'
import { hasApache, startApache } from './apache.ts'

/* The site on web hosting, which only reads the `.htaccess` of the build. */

if (!hasApache)
  console.warn('SKIPPED: the site in Apache, which is missing (apt install apache2-bin).')

describe.skipIf(!hasApache)('the site in Apache', () => {
  const site = readSite(buildOutput.siteFolder)
  let apache = ''
  let app: Awaited<ReturnType<typeof testApp>>['app']

  beforeAll(async () => {
    apache = await startApache(buildOutput.siteFolder, afterAll)
    app = (await testApp({ site }, afterAll)).app
  })

  /** The response to a path exactly as it is written. */
  async function request(path: string, headers: Record<string, string> = {}) {
    const [response] = (await once(get(`${apache}${path}`, { headers }), 'response')) as [
      IncomingMessage,
    ]
    const body = await buffer(response)
    return { status: response.statusCode, headers: response.headers, body }
  }

  const compared = [
    ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'vary'],
    ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
    ...['cache-control', 'content-type', 'content-encoding', 'location'],
  ]
  const headersOf = (headers: Record<string, unknown>) =>
    Object.fromEntries(compared.map((name) => [name, headers[name]]))

  const asset =
    [...(site?.files.keys() ?? [])].find((path) => /^\/_astro\/.*\.js$/.test(path)) ?? ''

  test.each([
    ...['/', '/fr', '/fr/about-us', '/de/contact', '/contact', '/thank-you'],
    ...['/nothing', '/de/nothing', '/fr/about-us/nothing', '/404', '/de/404', '/not-sent/busy'],
    ...['/_headers', '/fr.html.br', '/.htaccess', '/de/not-sent', '/social'],
    ...[asset, '/favicon.svg', '/favicon.png', '/robots.txt', '/sitemap.xml', '/licences.md'],
    '/.well-known/security.txt',
  ])('answers %s as the service does', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const [served, expected] = [
        await request(path, headers),
        await app.inject({ url: path, headers }),
      ]
      expect([path, served.status]).toEqual([path, expected.statusCode])
      expect(headersOf(served.headers)).toEqual(headersOf(expected.headers))
      expect(served.body.equals(expected.rawPayload)).toBe(true)
      expect(served.headers['strict-transport-security']).toBe(strictTransportSecurity)
    }
  })

  test.each(['/fr/about-us/', '/fr/', '/fr.html', '/index.html', '/de/contact.html?about=offer'])(
    'redirects %s as the service does',
    async (path) => {
      const [served, expected] = [await request(path), await app.inject(path)]
      expect(served.status).toBe(expected.statusCode)
      expect(served.headers.location).toBe(`${apache}${String(expected.headers.location)}`)
    },
  )

  test('does not redirect to another website', async () => {
    for (const path of ['//evil.example/', '//evil.example/index.html', '/%2f/evil.example/']) {
      const { location = '' } = (await request(path)).headers
      expect([path, location.replace(apache, '')]).not.toEqual([
        path,
        expect.stringMatching(/^\/\//),
      ])
      expect(location === '' || location.startsWith(`${apache}/`)).toBe(true)
    }
  })
})
