import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { bodyLimit } from '@site/enquiry/payload.ts'
import { sendEnquiry } from './send-enquiry.ts'

const submission = { key: '3f2a91c0-7b1d-4e55-9a34-0c8f5d2e6b71', body: '{"firstname":"Ada"}' }
const context = { locale: 'en', isHoneypotFilled: false } as const
const fetch = vi.fn<typeof globalThis.fetch>()
let log: MockInstance<typeof console.error>

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  fetch.mockReset()
  log = vi.spyOn(console, 'error').mockReturnValue()
})

const respondWith = (status: number, body?: unknown) => {
  fetch.mockResolvedValue(
    new Response(body === undefined ? null : JSON.stringify(body), { status }),
  )
}

test('the payload is sent as JSON, everything else in headers', async () => {
  respondWith(201)
  await sendEnquiry(submission, { locale: 'de', isHoneypotFilled: false })
  const [url, init] = fetch.mock.lastCall ?? []
  expect(url).toBe('/send-mail')
  expect(init).toMatchObject({ method: 'POST', body: submission.body })
  expect(init?.headers).toEqual({
    'Content-Type': 'application/json',
    'Content-Language': 'de',
    'Idempotency-Key': submission.key,
    'x-form-seconds': expect.stringMatching(/^\d+$/) as string,
  })
  expect(init?.signal).toBeInstanceOf(AbortSignal)
})

test('sending continues after the page is left, unless the body is too long for the browser', async () => {
  respondWith(201)
  await sendEnquiry(submission, context)
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: true })
  await sendEnquiry({ ...submission, body: 'ü'.repeat(40_000) }, context)
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: false })
})

test('a body of a megabyte gets the time that it takes on a slow connection', async () => {
  respondWith(201)
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await sendEnquiry({ ...submission, body: 'x'.repeat(1_000_000) }, context)
  const secondsAt80kbits = 100
  expect(timeout.mock.lastCall?.[0]).toBeGreaterThan(secondsAt80kbits * 1000)
})

test('a filled-in honeypot is reported', async () => {
  respondWith(201)
  await sendEnquiry(submission, { locale: 'en', isHoneypotFilled: true })
  expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({ 'x-form-website': '1' })
})

test('a success returns the key under which the enquiry is stored', async () => {
  const key = '0c8f5d2e-7b1d-8e55-9a34-6b713f2a91c0'
  fetch.mockResolvedValue(new Response(null, { status: 201, headers: { 'Idempotency-Key': key } }))
  expect(await sendEnquiry(submission, context)).toEqual({ accepted: true, key })
})

test.each([200, 201, 202, 204])('%i is a success, whatever its body', async (status) => {
  respondWith(status)
  expect(await sendEnquiry(submission, context)).toEqual({ accepted: true, key: submission.key })
  expect(log).not.toHaveBeenCalled()
})

test.each([400, 403, 409, 413, 415, 422, 429, 500, 503])(
  '%i is a failure, which is logged',
  async (status) => {
    respondWith(status, { errors: [{ field: 'email', code: 'E_INVALID' }] })
    expect(await sendEnquiry(submission, context)).toMatchObject({ accepted: false })
    expect(log).toHaveBeenCalledOnce()
  },
)

test('a failure tells whether the enquiry was too large, because then a retry cannot help', async () => {
  respondWith(503)
  expect(await sendEnquiry(submission, context)).toMatchObject({ isTooLarge: false })
  respondWith(413)
  expect(await sendEnquiry(submission, context)).toMatchObject({ isTooLarge: true })
})

test('an enquiry above the size limit of the service is not sent', async () => {
  const body = 'ü'.repeat(bodyLimit / 2)
  respondWith(201)
  expect(await sendEnquiry({ ...submission, body }, context)).toMatchObject({ accepted: true })
  const result = await sendEnquiry({ ...submission, body: `${body}.` }, context)
  expect(result).toEqual({ accepted: false, isTooLarge: true })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a network error is a failure, which is logged', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendEnquiry(submission, context)).toMatchObject({ accepted: false })
  expect(log).toHaveBeenCalledOnce()
})
