import { describe, expect, test } from 'vitest'
import { postJson } from '../testing/post-json.ts'
import { samplePayload } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'

const key = '3f2a91c0-1234-4abc-8def-0123456789ab'

describe('invalid posts are refused', () => {
  test.each([
    ['invalid JSON', '{"firstname":'],
    ['nothing', ''],
    ['a list', JSON.stringify([samplePayload])],
    ['a text', '"hello"'],
    ['null', 'null'],
    ['an unknown field', JSON.stringify({ ...samplePayload, admin: 'true' })],
    ['a number for a text', JSON.stringify({ ...samplePayload, contact: 41 })],
    ['an object for a text', JSON.stringify({ ...samplePayload, message: { a: 1 } })],
    ['a poisoned prototype', '{"__proto__":{"firstname":"x"}}'],
  ])('%s', async (_what, payload) => {
    const { app, store } = await testApp()
    const response = await app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<object>())).toEqual(['error'])
    expect(await storedEnquiries(store)).toEqual([])
  })

  test.each(['', '1', 'not-a-uuid', `${key},${key}`, `${key}0`, '{}'])(
    'the key "%s"',
    async (badKey) => {
      const { app } = await testApp()
      const response = await postJson(app, samplePayload, { 'idempotency-key': badKey })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ error: 'The Idempotency-Key must be a UUID.' })
    },
  )

  test.each(['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'the content type "%s"',
    async (contentType) => {
      const { app } = await testApp()
      const response = await app.inject({
        method: 'POST',
        url: '/send-mail',
        headers: { 'content-type': contentType },
        payload: JSON.stringify(samplePayload),
      })
      expect(response.statusCode).toBe(415)
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    },
  )

  test('a post without a body', async () => {
    const { app } = await testApp()
    const response = await app.inject({ method: 'POST', url: '/send-mail' })
    expect(response.statusCode).toBe(415)
  })

  test('more than one mebibyte, but not exactly one', async () => {
    const { app } = await testApp()
    const envelope = JSON.stringify({ ...samplePayload, message: '' })
    const room = 1024 * 1024 - Buffer.byteLength(envelope)
    const full = await postJson(app, { ...samplePayload, message: 'x'.repeat(room) })
    const tooMuch = await postJson(app, { ...samplePayload, message: 'x'.repeat(room + 1) })
    expect([full.statusCode, tooMuch.statusCode]).toEqual([201, 413])
    expect(tooMuch.json()).toEqual({ error: expect.stringContaining('too long') as string })
  })
})

describe('a page of another website', () => {
  test('may not send an enquiry', async () => {
    const { app, store } = await testApp()
    const response = await postJson(app, samplePayload, { origin: 'https://evil.example' })
    expect(response.statusCode).toBe(403)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    expect(await storedEnquiries(store)).toEqual([])
  })

  test('may send one if it is allowed, after a preflight', async () => {
    const origin = 'https://www.senda.example'
    const { app } = await testApp({ allowedOrigins: [origin] })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/send-mail',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,content-language',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('POST') as string,
      'access-control-allow-headers': 'content-type,idempotency-key,content-language',
    })
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const response = await postJson(app, samplePayload, headers)
    expect(response.statusCode).toBe(201)
    expect(response.headers['access-control-allow-origin']).toBe(origin)
    expect(response.headers['access-control-expose-headers']).toBe('Idempotency-Key')
  })

  test('gets no permission if it is not allowed', async () => {
    const { app } = await testApp({ allowedOrigins: ['https://www.senda.example'] })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/send-mail',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('opening the address redirects to the form', async () => {
  const { app } = await testApp()
  const response = await app.inject({ url: '/send-mail' })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/contact')
})

test('other methods are refused with the allowed ones', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'PUT', url: '/send-mail', payload: {} })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, POST, OPTIONS')
})
