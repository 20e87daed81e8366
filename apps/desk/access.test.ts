import { existsSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { createLog } from '@site/service/log/log.ts'
import { testDesk } from './testing/test-desk.ts'
import { enquiryFrom } from './testing/desk-enquiries.ts'

const t = deskMessages[company.language]

describe('access', () => {
  const marked = async (headers: Record<string, string>) => {
    const { post, store, archive } = await testDesk()
    const enquiry = enquiryFrom('Müller')
    await store.accept(enquiry)
    const { statusCode } = await post(`/enquiries/${enquiry.id}`, { action: 'answered' }, headers)
    const { answered } = await archive.stats()
    return { statusCode, answered }
  }

  test.each([
    ['a page of another website', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no browser at all', {}],
  ])('a post from %s changes nothing', async (_name, headers) => {
    expect(await marked(headers)).toEqual({ statusCode: 403, answered: 0 })
  })

  test('a post from a page of the desk is accepted', async () => {
    expect(await marked({ 'sec-fetch-site': 'same-origin' })).toEqual({
      statusCode: 303,
      answered: 1,
    })
  })

  test('a post from an older browser, which sends only the origin, is accepted', async () => {
    expect(await marked({ host: 'localhost:8081', origin: 'http://localhost:8081' })).toEqual({
      statusCode: 303,
      answered: 1,
    })
  })

  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const elsewhere = { 'sec-fetch-site': 'cross-site', ...opened }

  test.each([
    ['an image', '/', { ...elsewhere, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', '/', { ...elsewhere, 'sec-fetch-dest': 'iframe' }],
    ['a frame of another port', '/', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', '/', { ...elsewhere, 'sec-purpose': 'prefetch' }],
    ['an export in a new window', '/enquiries.csv', elsewhere],
    ['an export, encoded', '/enquiries%2Ejson?show=all', elsewhere],
    ['a search in a new window', '/?q=divorce', elsewhere],
    ['a search, encoded', '/?show=all&%71=divorce', elsewhere],
  ])('another website cannot load %s', async (_name, url, headers) => {
    const { get, archive } = await testDesk()
    const list = vi.spyOn(archive, 'list')
    const { statusCode, body } = await get(url, headers)
    expect(statusCode).toBe(403)
    expect(body).toContain(t.ERROR_ELSEWHERE)
    expect(list).not.toHaveBeenCalled()
  })

  test.each([
    ['a link in an email on the web', '/', elsewhere],
    ['a bookmark', '/?q=M%C3%BCller', { ...opened, 'sec-fetch-site': 'none' }],
    ['a page of the desk', '/enquiries.csv', { ...opened, 'sec-fetch-site': 'same-origin' }],
  ])('the owner can open the desk from %s', async (_name, url, headers) => {
    const { get } = await testDesk()
    expect((await get(url, headers)).statusCode).toBe(200)
  })

  test('nothing is read for a HEAD request', async () => {
    const { desk, archive } = await testDesk()
    const list = vi.spyOn(archive, 'list')
    for (const url of ['/enquiries.csv?show=all', '/?q=divorce', '/overview']) {
      expect((await desk.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    }
    expect(list).not.toHaveBeenCalled()
  })

  test.each([
    ['localhost:9000', 200],
    ['127.0.0.1', 200],
    ['[::1]:8081', 200],
    ['evil.example', 421],
    ['localhost.evil.example:8081', 421],
    ['unknown', 421],
  ])('the host name %s is answered with %i', async (host, status) => {
    const { get } = await testDesk()
    const { statusCode, body } = await get('/', { host })
    expect(statusCode).toBe(status)
    expect(body).toContain(status === 200 ? t.NOTHING_NEW : t.ERROR_HOST.split('«')[0])
  })

  test('behind a proxy, the origin of a form is compared with the forwarded host', async () => {
    const { post, store } = await testDesk({ behindProxy: true })
    const enquiry = enquiryFrom('Müller')
    await store.accept(enquiry)
    const proxied = { host: '127.0.0.1:8081', 'x-forwarded-host': 'desk.example.ch' }
    const send = (origin: string) =>
      post(`/enquiries/${enquiry.id}`, { action: 'answered' }, { ...proxied, origin })
    expect((await send('https://desk.example.ch')).statusCode).toBe(303)
    expect((await send('https://evil.example')).statusCode).toBe(403)
  })
})

test('every response forbids scripts, frames and caches', async () => {
  const { get } = await testDesk()
  for (const address of ['/', '/overview', '/nothing', '/%ff', '/?after=wrong', '/favicon.svg']) {
    const { headers } = await get(address)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
    expect(policy).not.toMatch(/script|unsafe/)
  }
})

test('error pages show no stack, and the log contains no personal data', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const { get, post, store, archive } = await testDesk({ log })
  const enquiry = enquiryFrom('Müller')
  await store.accept(enquiry)
  await get('/?q=jerome@example.ch')
  await get(`/enquiries/${enquiry.id}`)
  await post(`/enquiries/${enquiry.id}`, { action: 'answered' })
  await archive.close()
  const { statusCode, body } = await get('/?q=jerome@example.ch')
  expect(statusCode).toBe(500)
  expect(body).toContain(t.ERROR_FAILED)
  expect(body).not.toMatch(/Error:|\.ts/)
  expect(lines.join('')).toContain('a desk request failed')
  expect(lines.join('')).not.toMatch(/jerome|Müller/i)
})

test('a missing build of the desk is reported', async () => {
  const { get, dataFolder } = await testDesk({
    loadPages: () => Promise.reject(new Error('no such file')),
  })
  expect(existsSync(dataFolder)).toBe(true)
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(500)
  expect(body).toContain('npm run build')
})
