import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestSite } from '../testing/built-site.ts'
import { testApp } from '../testing/test-app.ts'
import { readSite } from './read-site.ts'

// One app for all tests: it holds no state that a test could change.
const { app } = await testApp({ site: readSite(buildTestSite(afterAll)) }, afterAll)

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/contact', 'Contact'],
    ['/de', 'Startseite'],
    ['/de/contact', 'Kontakt'],
    ['/contact?source=card', 'Contact'],
    ['/%63ontact', 'Contact'],
  ])('%s shows "%s"', async (url, heading) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(`<h1>${heading}</h1>`)
  })

  test.each([
    ['/DE/Contact/?a=1&b=/x', '/de/contact?a=1&b=/x'],
    ['//en/contact?a=//example.com', '/contact?a=//example.com'],
    ['/%2f%2fcontact', '/contact'],
  ])('%s redirects permanently to %s', async (url, location) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe(location)
  })

  test.each([
    ['/nowhere', 'Page not found'],
    ['/de/nowhere', 'Abseits der Karte'],
    ['/fr/nowhere', 'Page not found'],
    ['/404', 'Page not found'],
    ['/de/404.html', 'Abseits der Karte'],
    ['/../etc/passwd', 'Page not found'],
    ['/%2e%2e/etc/passwd', 'Page not found'],
    [`/${'x'.repeat(500)}`, 'Page not found'],
  ])('%s gets the 404 page in its language', async (url, heading) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain(`<h1>${heading}</h1>`)
    expect(response.headers.etag).toBeUndefined()
  })

  test.each([
    ['/100%', 'Page not found'],
    ['/%zz', 'Page not found'],
    ['/de/100%?a=1', 'Abseits der Karte'],
    ['/%C3%28', 'Page not found'],
  ])('%s, which cannot be decoded, gets the 404 page as well', async (url, heading) => {
    const nowhere = await app.inject({ url: url.startsWith('/de/') ? '/de/nowhere' : '/nowhere' })
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain(`<h1>${heading}</h1>`)
    // The time may differ by a second.
    expect({ ...response.headers, date: '' }).toEqual({ ...nowhere.headers, date: '' })
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400)
  })
})

test('files for other hosts are not served', async () => {
  expect((await app.inject({ url: '/_headers' })).statusCode).toBe(404)
})

describe('methods', () => {
  test('HEAD responds like GET without the body', async () => {
    const get = await app.inject({ url: '/contact' })
    const head = await app.inject({ method: 'HEAD', url: '/contact' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s on a page is refused with the allowed methods',
    async (method) => {
      const response = await app.inject({ method, url: '/contact', payload: 'x' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
    },
  )
})

describe('before the first build', () => {
  test('a missing folder is no site', () => {
    expect(readSite(join(buildTestSite(), 'missing'))).toBeNull()
  })

  test('every page explains that a build is missing', async () => {
    const { app } = await testApp({ site: null })
    const response = await app.inject({ url: '/' })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('npm run build')
  })
})
