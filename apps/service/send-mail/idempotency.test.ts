import { describe, expect, test } from 'vitest'
import { postJson } from '../testing/post-json.ts'
import { sampleForm, samplePayload, sampleValues } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'
import { repeatWindowMs } from '../storage/accept.ts'

const key = '3f2a91c0-1234-4abc-8def-0123456789ab'

describe('the same key', () => {
  test('with the same enquiry gets the same response, and nothing is stored twice', async () => {
    const { app, store, outcomes } = await testApp()
    const headers = { 'idempotency-key': key }
    const first = await postJson(app, samplePayload, headers)
    const second = await postJson(app, { ...samplePayload, firstname: ' Jérôme' }, headers)
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    expect(outcomes).toEqual(['stored', 'repeated'])
    expect(await storedEnquiries(store)).toHaveLength(1)
  })

  test('with another enquiry is a conflict', async () => {
    const { app, store } = await testApp()
    const headers = { 'idempotency-key': key }
    await postJson(app, samplePayload, headers)
    const response = await postJson(app, { ...samplePayload, message: 'other' }, headers)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: expect.stringContaining('key') as string })
    expect((await storedEnquiries(store))[0]?.values).toEqual(sampleValues)
  })
})

describe('without a key', () => {
  test('the same enquiry, posted again with a key, is stored once', async () => {
    const { app, store } = await testApp()
    const first = await postJson(app, samplePayload)
    const second = await postJson(app, samplePayload, { 'idempotency-key': key })
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key'])
    expect(await storedEnquiries(store)).toHaveLength(1)
  })

  test('an enquiry of several lines posted without JavaScript, then with it, is stored once', async () => {
    const { app, store } = await testApp()
    await app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(sampleForm).toString(),
    })
    await postJson(app, samplePayload, { 'idempotency-key': key })
    expect(await storedEnquiries(store)).toHaveLength(1)
  })

  test('an enquiry with a key, posted again without it, is stored once', async () => {
    const { app, store } = await testApp()
    const first = await postJson(app, samplePayload, { 'idempotency-key': key })
    const second = await postJson(app, samplePayload)
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-key']).toBe(key)
    expect(await storedEnquiries(store)).toHaveLength(1)
  })

  test('the same enquiry from the same client within 15 minutes is stored once', async () => {
    let now = 10.5 * repeatWindowMs
    const { app, store } = await testApp({ clock: () => now })
    const first = await postJson(app, samplePayload)
    now += repeatWindowMs - 1
    const second = await postJson(app, samplePayload)
    expect(second.json()).toEqual(first.json())
    expect(await storedEnquiries(store)).toHaveLength(1)

    now += 2
    const third = await postJson(app, samplePayload)
    expect(third.json()).not.toEqual(first.json())
    expect(await storedEnquiries(store)).toHaveLength(2)
  })

  test('another client is another visitor', async () => {
    const { app, store } = await testApp()
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2']) {
      await app.inject({ method: 'POST', url: '/send-mail', remoteAddress, payload: samplePayload })
    }
    expect(await storedEnquiries(store)).toHaveLength(2)
  })
})
