import { readFileSync } from 'node:fs'
import { company } from '../content/company.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

/** What a proxy that terminates TLS sends; playwright.config.ts trusts it. */
const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': new URL(company.website).host }

test('every page runs only its own code', async ({ request }) => {
  for (const { path } of sitePages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[^']+')*; /)
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
  }
})

test('HSTS is sent over TLS only', async ({ request }) => {
  const plain = await request.get('/')
  expect(plain.headers()['strict-transport-security']).toBeUndefined()
  const secure = await request.get('/', { headers: overTls })
  expect(secure.headers()['strict-transport-security']).toMatch(/^max-age=\d{8,}$/)
})

test('every response is protected, not only pages', async ({ request }) => {
  const others = ['/sitemap.xml', '/nowhere', '/country', '/.well-known/security.txt']
  for (const path of [...sitePages.map((page) => page.path), ...others]) {
    const { 'content-security-policy': policy, ...headers } = (await request.get(path)).headers()
    expect(policy, path).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('the file for static hosts has the same policies as the service', async ({ request }) => {
  const file = readFileSync(new URL('../dist/site/_headers', import.meta.url), 'utf8')
  for (const { path } of sitePages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(file).toContain(`\n${path}\n  Content-Security-Policy: ${policy}\n`)
  }
})
