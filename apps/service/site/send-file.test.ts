import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestSite, film, pageWithInlineCode } from '../testing/built-site.ts'
import { testApp } from '../testing/test-app.ts'
import { readSite } from './read-site.ts'

// One app for all tests: it holds no state that a test could change.
const { app } = await testApp({ site: readSite(buildTestSite(afterAll)) }, afterAll)

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('a browser that accepts %s gets %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const response = await app.inject({ url: '/', headers })
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    const body = decode ? decode(response.rawPayload) : response.rawPayload
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(body.toString()).toBe(pageWithInlineCode)
  })

  test('incompressible files are sent uncompressed', async () => {
    const headers = { 'accept-encoding': 'br' }
    const response = await app.inject({ url: '/_astro/first-light.C3y.mp4', headers })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toBeUndefined()
  })
})

describe('caching', () => {
  test.each([
    ['/', 'no-cache, no-transform'],
    ['/_astro/form.B2x.js', 'public, max-age=31536000, immutable'],
    ['/_astro/first-light.C3y.mp4', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/nowhere', 'no-cache, no-transform'],
  ])('%s is cached: %s', async (url, cacheControl) => {
    expect((await app.inject({ url })).headers['cache-control']).toBe(cacheControl)
  })

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/_astro/form.B2x.js', 'text/javascript; charset=utf-8'],
    ['/_astro/first-light.C3y.mp4', 'video/mp4'],
  ])('%s is %s', async (url, contentType) => {
    expect((await app.inject({ url })).headers['content-type']).toBe(contentType)
  })

  test('every encoding has its own ETag, and a known one is answered with 304', async () => {
    const plain = await app.inject({ url: '/' })
    const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(brotli.headers.etag).not.toBe(plain.headers.etag)

    for (const known of [plain.headers.etag, `"other", W/${String(plain.headers.etag)}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': String(known) } })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag: plain.headers.etag, vary: 'Accept-Encoding' })
    }
    const other = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('HEAD does not claim that an unchanged file is empty', async () => {
    const { etag } = (await app.inject({ url: '/' })).headers
    const headers = { 'if-none-match': String(etag) }
    const response = await app.inject({ method: 'HEAD', url: '/', headers })
    expect(response.statusCode).toBe(304)
    expect(response.headers['content-length']).toBeUndefined()
  })
})

test('a site is served unchanged while it is being rebuilt', async () => {
  const folder = buildTestSite()
  const { app } = await testApp({ site: readSite(folder) })
  rmSync(folder, { recursive: true })
  for (const url of ['/contact', '/_astro/first-light.C3y.mp4']) {
    expect((await app.inject({ url })).statusCode).toBe(200)
  }
})

describe('ranges of a film', () => {
  const url = '/_astro/first-light.C3y.mp4'
  const content = film
  const size = content.length

  test('the full response announces ranges', async () => {
    const response = await app.inject({ url })
    expect(response.headers['accept-ranges']).toBe('bytes')
    expect(response.headers['content-length']).toBe(String(size))
    expect(response.rawPayload.equals(content)).toBe(true)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, size],
    ['bytes=-10', size - 10, size],
    ['bytes=4990-99999999', 4_990, size],
  ])('%s', async (range, start, end) => {
    const response = await app.inject({ url, headers: { range } })
    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${size}`)
    expect(response.headers['content-length']).toBe(String(end - start))
    expect(response.rawPayload.equals(content.subarray(start, end))).toBe(true)
  })

  test('a range beyond the end is refused', async () => {
    const response = await app.inject({ url, headers: { range: `bytes=${size}-` } })
    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe(`bytes */${size}`)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers).not.toHaveProperty('content-type')
    expect(response.body).toBe('')
  })

  test.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=x'])('%s gets the whole file', async (range) => {
    const response = await app.inject({ url, headers: { range } })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toHaveLength(size)
  })

  test('a range is sent only if the file has not changed', async () => {
    const range = 'bytes=0-9'
    const etag = String((await app.inject({ url })).headers.etag)
    const same = await app.inject({ url, headers: { range, 'if-range': etag } })
    const changed = await app.inject({ url, headers: { range, 'if-range': '"older"' } })
    expect([same.statusCode, changed.statusCode]).toEqual([206, 200])
  })

  test('HEAD ignores ranges', async () => {
    const response = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe(String(size))
  })
})
