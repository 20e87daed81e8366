import { afterAll, expect, test } from 'vitest'
import { buildTestSite } from '../testing/built-site.ts'
import { testApp } from '../testing/test-app.ts'
import { readSite } from './read-site.ts'

const { app } = await testApp({ site: readSite(buildTestSite(afterAll)) }, afterAll)

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/thank-you', '/de/thank-you'])(
  '%s shows the reference in its address',
  async (path) => {
    const response = await read(`${path}?reference=3F2A91C0`, { 'accept-encoding': 'br, gzip' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(
      '<div hidden="">Nothing sent</div><div data-reference=""><p id="sent" data-reference="">Reference 3F2A91C0</p>',
    )
    expect(response.headers['cache-control']).toBe('private, no-cache, no-transform')
  },
)

test('the policy of the page stays the same', async () => {
  const policyOf = async (url: string) => (await read(url)).headers['content-security-policy']
  expect(await policyOf('/thank-you?reference=3F2A91C0')).toBe(await policyOf('/thank-you'))
})

test.each([
  '',
  '?reference=',
  '?reference=3F2A91C',
  '?reference=3F2A91C00',
  '?reference=3f2a91c0',
  '?reference=%3Cscript%3E',
  '?reference=%3Cb%3EA91C0',
  '?reference=3F2A91C0%0A',
  '?other=3F2A91C0',
])('with "%s" in its address the page says that nothing was sent', async (query) => {
  const response = await read(`/thank-you${query}`)
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe((await read('/thank-you')).body)
  expect(response.body).toContain('<div data-no-reference="">Nothing sent</div><div hidden=""')
})

test('other pages show no reference', async () => {
  const response = await read('/contact?reference=3F2A91C0')
  expect(response.body).not.toContain('3F2A91C0')
})
