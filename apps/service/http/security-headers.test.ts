import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { testApp } from '../testing/test-app.ts'

// One app for all tests: it holds no state that a test could change.
const { app } = await testApp({ site: readSite(buildTestSite(afterAll)) }, afterAll)

describe('security headers', () => {
  const inlineCode = [
    'body { color: #0e1722 }',
    "document.documentElement.classList.add('js')",
    "import('/_astro/form.B2x.js')",
  ]

  test('the policy of a page allows exactly its own inline code', async () => {
    const policy = (await app.inject({ url: '/' })).headers['content-security-policy']
    const hashes = String(policy)
      .match(/'sha256-[^']+'/g)
      ?.toSorted()
    const expected = inlineCode.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(hashes).toEqual(expected.toSorted())
    expect(policy).not.toContain('unsafe')
  })

  test.each(['/', '/nowhere', '/Contact', '/robots.txt', '/country', '/send-mail', '/%zz'])(
    '%s is protected',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )

  test('browsers are told to insist on TLS only where a trusted proxy says there is TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    const { app: withProxy } = await testApp({ trustedProxies: ['127.0.0.0/8'] })
    const { app: withoutProxy } = await testApp()
    const header = 'strict-transport-security'
    expect((await withProxy.inject({ url: '/', headers })).headers[header]).toBe('max-age=63072000')
    expect((await withProxy.inject({ url: '/' })).headers[header]).toBeUndefined()
    expect((await withoutProxy.inject({ url: '/', headers })).headers[header]).toBeUndefined()
  })
})
