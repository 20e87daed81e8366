import { expect, test, vi } from 'vitest'
import { createPostLimits, largePerHour } from '../spam/post-limits.ts'
import { emailsPerHour } from '../spam/spam-rules.ts'
import { postJson } from '../testing/post-json.ts'
import { sampleForm, samplePayload } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'
import { hour } from '../clock/time.ts'

const limits = (soft: number, hard: number) => createPostLimits({ soft, hard })

/** Different enquiries, so that none counts as a duplicate. */
const payloads = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...samplePayload, message: `Number ${index}` }))

test('enquiries above the soft limit are marked, not refused', async () => {
  const { app, store } = await testApp({ limits: limits(5, 60) })
  for (const payload of payloads(7)) {
    expect((await postJson(app, payload)).statusCode).toBe(201)
  }
  const marks = (await storedEnquiries(store)).map(({ values, mark }) => [values.message, mark])
  expect(Object.fromEntries(marks)).toEqual({
    'Number 0': null,
    'Number 1': null,
    'Number 2': null,
    'Number 3': null,
    'Number 4': null,
    'Number 5': 'too-many',
    'Number 6': 'too-many',
  })
})

test('repeated posts do not count', async () => {
  const { app, store } = await testApp({ limits: limits(2, 60) })
  for (let count = 0; count < 5; count++) await postJson(app, samplePayload)
  await postJson(app, { ...samplePayload, message: 'another' })
  expect((await storedEnquiries(store)).map(({ mark }) => mark)).toEqual([null, null])
})

test('posts that could not be stored do not count', async () => {
  const { app, store } = await testApp({ limits: limits(1, 60) })
  const failing = vi.spyOn(store, 'accept').mockRejectedValue(new Error('disk full'))
  for (let count = 0; count < 3; count++) {
    expect((await postJson(app, samplePayload)).statusCode).toBe(503)
  }
  failing.mockRestore()
  await postJson(app, samplePayload)
  expect(await storedEnquiries(store)).toMatchObject([{ mark: null }])
})

test('posts above the hard limit are refused with a time to retry', async () => {
  const { app, store } = await testApp({ limits: limits(5, 10) })
  for (const payload of payloads(10)) await postJson(app, payload)
  const response = await postJson(app, { ...samplePayload, message: 'one too many' })
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(590)
  expect(response.json()).toEqual({ error: expect.stringContaining('Too many') as string })
  expect(await storedEnquiries(store)).toHaveLength(10)
})

test('a flood of invalid posts is refused before it is read', async () => {
  const { app } = await testApp({ limits: limits(5, 3) })
  const send = () => postJson(app, { nonsense: true })
  const statuses = []
  for (let count = 0; count < 4; count++) statuses.push((await send()).statusCode)
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('the form without JavaScript has the same limits', async () => {
  const { app } = await testApp({ limits: limits(5, 1) })
  const send = (message: string) =>
    app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...sampleForm, message }).toString(),
    })
  expect((await send('first')).statusCode).toBe(303)
  expect((await send('second')).statusCode).toBe(429)
})

test('another connection is not affected', async () => {
  const { app } = await testApp({ limits: limits(5, 1) })
  const send = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/send-mail', remoteAddress, payload: samplePayload })
  await send('192.0.2.1')
  expect((await send('192.0.2.1')).statusCode).toBe(429)
  expect((await send('192.0.2.2')).statusCode).toBe(201)
})

test('more than twenty marked enquiries within an hour are held', async () => {
  const { app, store } = await testApp({ limits: limits(1, 60) })
  for (const payload of payloads(24)) await postJson(app, payload)
  expect(await store.outbox()).toMatchObject({ waiting: 22, held: 3 })
})

test('more than a hundred enquiries within an hour are held, even from many addresses', async () => {
  let now = Date.parse('2026-11-20T10:20:00Z')
  const { app, store } = await testApp({ clock: () => now })
  const post = async (number: number) => {
    now += 1_000
    return app.inject({
      method: 'POST',
      url: '/send-mail',
      remoteAddress: `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      payload: { ...samplePayload, message: `Number ${number}` },
    })
  }
  for (let number = 0; number < 300; number++) expect((await post(number)).statusCode).toBe(201)
  // The digest is one more email.
  expect(await store.outbox()).toMatchObject({ waiting: emailsPerHour + 1, held: 200 })
  now += hour
  await post(300)
  expect(await store.outbox()).toMatchObject({ waiting: emailsPerHour + 2, held: 200 })
})

test('large enquiries are held beyond a few an hour, from everyone together', async () => {
  const { app, store } = await testApp()
  const post = (number: number, length: number) =>
    app.inject({
      method: 'POST',
      url: '/send-mail',
      remoteAddress: `192.0.2.${number}`,
      payload: { ...samplePayload, message: `Number ${number} ${'x'.repeat(length)}` },
    })
  for (let number = 1; number <= 5; number++) {
    expect((await post(number, 1_000_000)).statusCode).toBe(201)
    // A repetition is not another one.
    if (number === 1) await post(1, 1_000_000)
  }
  expect((await post(6, 1_000)).statusCode).toBe(201)
  // The digest is one more email.
  expect(await store.outbox()).toMatchObject({ waiting: largePerHour + 2, held: 2 })
})

test.each([
  [{ 'x-form-website': '1' }, 'honeypot'],
  [{ 'x-form-seconds': '1' }, 'too-fast'],
  [{ 'x-form-seconds': '2' }, null],
  [{ 'x-form-seconds': 'soon' }, null],
  [{}, null],
])('JSON with the signals %j is stored and marked %s', async (headers, mark) => {
  const { app, store } = await testApp()
  const response = await app.inject({
    method: 'POST',
    url: '/send-mail',
    payload: samplePayload,
    headers,
  })
  expect(response.statusCode).toBe(201)
  expect(await storedEnquiries(store)).toMatchObject([{ mark }])
})

test('a form whose honeypot is filled in is stored and marked, and gets the usual response', async () => {
  const { app, store } = await testApp()
  const response = await app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...sampleForm, website: 'https://spam.example' }).toString(),
  })
  expect(response.statusCode).toBe(303)
  expect(await storedEnquiries(store)).toMatchObject([{ mark: 'honeypot' }])
})

test.each([
  { bytes: 1_000, hard: 4, statuses: [201, 201, 201, 201, 429] },
  { bytes: 100_000, hard: 4, statuses: [201, 201, 429] },
  { bytes: 1_000_000, hard: 4, statuses: [201, 429] },
])('large posts reach the limit sooner: $bytes bytes', async (posts) => {
  const { app } = await testApp({ limits: limits(60, posts.hard) })
  const message = 'x'.repeat(posts.bytes)
  const statuses = []
  for (const payload of payloads(posts.statuses.length)) {
    const response = await postJson(app, { ...payload, message: payload.message + message })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual(posts.statuses)
})
