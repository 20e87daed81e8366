import { Writable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import type { Payload } from '@site/enquiry/payload.ts'
import { createLog } from '../log/log.ts'
import { postJson } from '../testing/post-json.ts'
import { samplePayload, sampleValues } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'

const key = '3f2a91c0-1234-4abc-8def-0123456789ab'

describe('an enquiry', () => {
  test('is stored before the response with its reference', async () => {
    const { app, store, outcomes } = await testApp({ clock: () => 1_234 })
    const headers = { 'idempotency-key': key.toUpperCase(), 'content-language': 'de-CH' }
    const response = await postJson(app, samplePayload, headers)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ reference: '3F2A91C0' })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(outcomes).toEqual(['stored'])
    expect(await storedEnquiries(store)).toEqual([
      { id: key, receivedAt: 1_234, locale: 'de', mark: null, values: sampleValues },
    ])
  })

  test('is stored trimmed, at any length', async () => {
    const { app, store } = await testApp()
    const message = 'x'.repeat(900_000)
    const response = await postJson(app, { ...samplePayload, firstname: '  Zoë ', message })
    expect(response.statusCode).toBe(201)
    const [stored] = await storedEnquiries(store)
    expect(stored?.values).toEqual({ ...sampleValues, firstName: 'Zoë', message })
  })

  test.each([
    ['de', 'de'],
    ['FR-ch', 'fr'],
    ['xx', 'en'],
    ['', 'en'],
  ])('with the language "%s" is stored as %s', async (contentLanguage, locale) => {
    const { app, store } = await testApp()
    await postJson(app, samplePayload, { 'content-language': contentLanguage })
    expect((await storedEnquiries(store))[0]?.locale).toBe(locale)
  })
})

describe('values that break a rule are refused with the payload’s field and the code', () => {
  test.each<[Partial<Payload>, { field: string; code: string }[]]>([
    [{ firstname: ' ' }, [{ field: 'firstname', code: 'F_REQUIRED' }]],
    [{ lastname: '' }, [{ field: 'lastname', code: 'L_REQUIRED' }]],
    [{ contact: '' }, [{ field: 'contact', code: 'P_REQUIRED' }]],
    [{ email: '' }, [{ field: 'email', code: 'E_REQUIRED' }]],
    [{ email: 'jerome@' }, [{ field: 'email', code: 'E_INVALID' }]],
    [{ email: 'a@b.ch, c@d.ch' }, [{ field: 'email', code: 'E_INVALID' }]],
    [{ hear_about: '' }, [{ field: 'hear_about', code: 'S_REQUIRED' }]],
    [{ hear_about: 'television' }, [{ field: 'hear_about', code: 'S_REQUIRED' }]],
    [{ hear_about: 'Others- ' }, [{ field: 'hear_about', code: 'OTHER_REQUIRED' }]],
    [
      { firstname: '', email: 'x' },
      [
        { field: 'firstname', code: 'F_REQUIRED' },
        { field: 'email', code: 'E_INVALID' },
      ],
    ],
  ])('%o', async (change, errors) => {
    const { app, store } = await testApp()
    const response = await postJson(app, { ...samplePayload, ...change })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ errors })
    expect(await storedEnquiries(store)).toEqual([])
  })

  test('a field left out counts as empty', async () => {
    const { app, store } = await testApp()
    expect((await postJson(app, { ...samplePayload, firstname: undefined })).json()).toEqual({
      errors: [{ field: 'firstname', code: 'F_REQUIRED' }],
    })
    const response = await postJson(app, { ...samplePayload, message: undefined, job: undefined })
    expect(response.statusCode).toBe(201)
    expect((await storedEnquiries(store))[0]?.values).toMatchObject({
      message: '',
      companyName: '',
    })
  })
})

describe('when the store cannot commit', () => {
  test('the response is 503 without the cause, and a later attempt succeeds', async () => {
    const { app, store, outcomes } = await testApp()
    const headers = { 'idempotency-key': key }
    vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error('database or disk is full'))
    const response = await postJson(app, samplePayload, headers)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('10')
    expect(response.json()).toEqual({ error: expect.stringContaining('try again') as string })
    expect(response.body).not.toMatch(/disk|stack|\.ts/)
    expect((await postJson(app, samplePayload, headers)).statusCode).toBe(201)
    expect(outcomes).toEqual(['unavailable', 'stored'])
  })
})

test('the log contains no name, address or text of a visitor', async () => {
  const lines: string[] = []
  const log = createLog(
    'trace',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const { app, store } = await testApp({ log, trustedProxies: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'idempotency-key': key }
  await postJson(app, samplePayload, headers)
  await postJson(app, { ...samplePayload, email: 'jerome@' }, headers)
  await postJson(app, { ...samplePayload, contact: 41 }, headers)
  vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error('disk full'))
  await postJson(app, samplePayload, headers)
  await app.inject({ url: '/country?email=jerome@example.ch', headers })

  const written = lines.join('')
  expect(written).toContain('"reference":"3F2A91C0"')
  expect(written).toContain('disk full')
  expect(written).not.toMatch(/Jérôme|Müller|jerome|example\.ch|Grüezi|123 45 67|203\.0\.113/)
})
