import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { referenceOf } from '@site/enquiry/reference.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { createPostLimits } from '../spam/post-limits.ts'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { sampleForm, sampleValues } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'
import type { RenderFormPage } from './form-page.ts'

const site = readSite(buildTestSite(afterAll))

type App = Awaited<ReturnType<typeof testApp>>['app']

const post = (
  app: App,
  form: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
  query = '',
) =>
  app.inject({
    method: 'POST',
    url: `/send-mail${query}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  })

describe('a form posted without JavaScript', () => {
  test.each([
    ['en', '/thank-you'],
    ['de', '/de/thank-you'],
    ['fr', '/fr/thank-you'],
    ['xx', '/thank-you'],
  ])('in %s is stored and redirects to %s', async (language, location) => {
    const { app, store } = await testApp()
    const response = await post(app, { ...sampleForm, language })
    expect(response.statusCode).toBe(303)
    const [stored] = await storedEnquiries(store)
    const reference = referenceOf(stored?.id ?? '')
    expect(response.headers.location).toBe(`${location}?reference=${reference}`)
    expect(stored?.values).toEqual(sampleValues)
  })

  test('sent twice by an impatient visitor is stored once', async () => {
    const { app, store, outcomes } = await testApp()
    const answers = await Promise.all([post(app, sampleForm), post(app, sampleForm)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await storedEnquiries(store)).toHaveLength(1)
    expect(outcomes).toEqual(['stored', 'repeated'])
  })

  test('keeps the visitor’s own words about the source', async () => {
    const { app, store } = await testApp()
    await post(app, { ...sampleForm, source: 'others', otherSource: 'a talk' })
    expect((await storedEnquiries(store))[0]?.values).toMatchObject({
      source: 'others',
      otherSource: 'a talk',
    })
  })

  test('on another host is confirmed by the service, which alone shows the reference', async () => {
    const origin = 'https://www.senda.example'
    const { app } = await testApp({ allowedOrigins: [origin] })
    const response = await post(app, sampleForm, { origin })
    expect(response.headers.location).toMatch(/^\/de\/thank-you\?reference=/)
  })
})

describe('a form that cannot be accepted', () => {
  test('is shown again with its errors and every value as typed', async () => {
    const { app, store, shownAnswers } = await testApp()
    const form = new URLSearchParams({ ...sampleForm, email: 'jerome@', firstName: ' ' })
    // A browser does not post a select without a choice.
    form.delete('source')
    const response = await post(app, form)
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    // Not `no-store`: going back to this page would show a browser error.
    expect(response.headers['cache-control']).toBe('private, no-cache, no-transform')
    expect(response.body).toContain('<h1>Form</h1>')
    expect(shownAnswers).toEqual([
      {
        locale: 'de',
        values: { ...sampleValues, email: 'jerome@', firstName: ' ', source: '' },
        valuesLeftOut: false,
        errors: { firstName: 'F_REQUIRED', email: 'E_INVALID', source: 'S_REQUIRED' },
        failed: false,
      },
    ])
    expect(await storedEnquiries(store)).toEqual([])
  })

  test('is shown with the policy of the page', async () => {
    const { app } = await testApp()
    const response = await post(app, {})
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'sha256-ofTheForm'",
    )
  })

  test.each([
    ['64 kB', 'x'.repeat(64 * 1024 - 200), false],
    ['more than 64 kB', 'x'.repeat(64 * 1024), true],
    ['more than 64 kB in umlauts', 'ü'.repeat(33 * 1024), true],
  ])(
    'with %s is shown again, with its values unless they are too long',
    async (_size, message, isLeftOut) => {
      const { app, shownAnswers } = await testApp()
      expect((await post(app, { ...sampleForm, email: '', message })).statusCode).toBe(422)
      const [shown] = shownAnswers
      expect(shown?.valuesLeftOut).toBe(isLeftOut)
      expect(shown?.values.message).toBe(isLeftOut ? '' : message)
      expect(shown?.errors).toEqual({ email: 'E_REQUIRED' })
    },
  )

  test('waits for its page with up to fifteen others; further ones are refused with 503', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<RenderFormPage>>>()
    const { app } = await testApp({ renderFormPage: () => promise, site })
    const waiting = Array.from({ length: 16 }, () => post(app, {}))
    await post(app, sampleForm)
    const refused = await post(app, {})
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.body).toContain('<h1>busy, en</h1>')

    resolve({ html: Buffer.from('<h1>Form</h1>'), contentSecurityPolicy: '' })
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(422)
    expect((await post(app, {})).statusCode).toBe(422)
  })

  test.each(locales)(
    'is shown again in %s with every value when storing fails',
    async (language) => {
      const { app, store, shownAnswers } = await testApp()
      vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error('disk full'))
      const response = await post(app, { ...sampleForm, language })
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('10')
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(shownAnswers).toEqual([
        {
          locale: language,
          values: sampleValues,
          valuesLeftOut: false,
          errors: {},
          failed: true,
        },
      ])
    },
  )

  test.each([
    ['a page of the site', site, '<h1>refused, de</h1>'],
    ['plain text before the first build', null, 'The request could not be understood.'],
  ])('gets %s when it cannot be rendered', async (_what, site, text) => {
    const renderFormPage = () => Promise.reject(new Error('no bundle'))
    const { app } = await testApp({ renderFormPage, site })
    const response = await post(app, {}, {}, '?language=de')
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(text)
    expect(response.body).not.toContain('bundle')
  })

  test('is refused for a repeated field', async () => {
    const { app } = await testApp()
    const response = await app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'firstName=A&firstName=B',
    })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('is refused when it is larger than one mebibyte', async () => {
    const { app } = await testApp()
    const response = await post(app, { ...sampleForm, message: 'x'.repeat(1024 * 1024) })
    expect(response.statusCode).toBe(413)
  })
})

const foreign = { 'sec-fetch-site': 'cross-site' }

/** A limit of one post and one enquiry. */
const oneAllowed = () => createPostLimits({ soft: 1, hard: 1 })

describe('a refused form gets a page in its language', () => {
  const large = { ...sampleForm, message: 'x'.repeat(1024 * 1024) }

  test.each([
    ['403', 'en', sampleForm, foreign, '<h1>refused, en</h1>'],
    ['413', 'en', large, {}, '<h1>too-long, en</h1>'],
    ['413', 'de', large, {}, '<h1>too-long, de</h1>'],
    ['413', 'fr', large, {}, '<h1>too-long, fr</h1>'],
    ['413', 'xx', large, {}, '<h1>too-long, en</h1>'],
    ['415', 'fr', sampleForm, { 'content-type': 'text/xml' }, '<h1>refused, fr</h1>'],
    ['415', 'de', sampleForm, { 'content-type': 'text/plain' }, '<h1>refused, de</h1>'],
    ['415', 'en', sampleForm, { 'content-type': 'multipart/form-data' }, '<h1>refused, en</h1>'],
    [
      '400',
      'de',
      new URLSearchParams([...Object.entries(sampleForm), ['email', '']]),
      {},
      '<h1>refused, de</h1>',
    ],
  ])('%s in %s', async (status, language, form, headers, heading) => {
    const { app, store } = await testApp({ site })
    const response = await post(app, form, headers, `?language=${language}`)
    expect(response.statusCode).toBe(Number(status))
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(response.body).toContain(heading)
    expect(await storedEnquiries(store)).toEqual([])
  })

  test.each(locales)('429 in %s: over the limit', async (language) => {
    const { app, store } = await testApp({ site, limits: oneAllowed() })
    expect((await post(app, sampleForm)).statusCode).toBe(303)
    const response = await post(app, sampleForm, {}, `?language=${language}`)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(500)
    expect(response.body).toContain(`<h1>busy, ${language}</h1>`)
    expect(await storedEnquiries(store)).toHaveLength(1)
  })

  test('500', async () => {
    const { app } = await testApp({
      site,
      clock: () => {
        throw new Error('no time')
      },
    })
    const response = await post(app, sampleForm, {}, '?language=fr')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('<h1>refused, fr</h1>')
    expect(response.body).not.toContain('no time')
  })

  test.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['a program', { accept: '*/*' }],
  ])('but %s gets a short sentence', async (_who, headers) => {
    const { app } = await testApp({ site })
    const response = await post(app, sampleForm, { ...foreign, ...headers }, '?language=de')
    expect(response.statusCode).toBe(403)
    expect(response.body).not.toContain('<h1>')
    expect(response.body).toContain('Enquiries are only accepted from this website.')
  })

  test.each(['/not-sent/busy', '/de/not-sent/busy', '/de/not-sent/busy.html'])(
    'that has no address of its own: %s',
    async (url) => {
      const { app } = await testApp({ site })
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )
})

test('opening the address of a posted form redirects to the form in its language', async () => {
  const { app } = await testApp()
  const response = await app.inject({ url: '/send-mail?language=de' })
  expect(response.headers.location).toBe('/de/contact')
})

describe('concurrent posts', () => {
  const request = (size: number) =>
    `POST /send-mail HTTP/1.1\r\nHost: senda.example\r\nAccept: text/html\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${size}\r\n\r\nmessage=`

  async function startApp() {
    const { app } = await testApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const sockets: Socket[] = []
    const send = async (text: string) => {
      const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    return { app, send, sockets }
  }

  test('that are large are accepted eight at a time, and never block small ones', async () => {
    const { app, send, sockets } = await startApp()
    for (let count = 0; count < 8; count += 1) await send(request(1_000_000))
    const further = await send(request(1_000_000))
    const [response] = (await once(further, 'data')) as [Buffer]
    expect(response.toString()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10\r\n/)
    expect((await post(app, sampleForm)).statusCode).toBe(303)

    // Closed connections free their slots.
    for (const socket of sockets) socket.destroy()
    const large = { ...sampleForm, message: 'x'.repeat(100_000) }
    await expect.poll(async () => (await post(app, large)).statusCode).toBe(303)
  })
})
