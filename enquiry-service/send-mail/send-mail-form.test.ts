import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { sampleForm, sampleFormValues, samplePayload } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

const post = (
  app: App,
  form: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/send-mail',
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
  ])('in %s is stored and leads to %s', async (language, location) => {
    const { app, store } = await testApp()
    const answer = await post(app, { ...sampleForm, language })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(location)
    const [stored] = await storedEnquiries(store)
    expect(stored?.payload).toEqual(samplePayload)
  })

  test('sent twice by an impatient visitor is one enquiry', async () => {
    const onStored = vi.fn()
    const { app, store } = await testApp({ onStored })
    const answers = await Promise.all([post(app, sampleForm), post(app, sampleForm)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await storedEnquiries(store)).toHaveLength(1)
    expect(onStored).toHaveBeenCalledOnce()
  })

  test('says where the visitor heard of us in own words', async () => {
    const { app, store } = await testApp()
    await post(app, { ...sampleForm, source: 'others', otherSource: 'a talk' })
    expect((await storedEnquiries(store))[0]?.payload.hear_about).toBe('Others- a talk')
  })

  test('on an allowed origin leads back there', async () => {
    const origin = 'https://www.senda.example'
    const { app } = await testApp({ allowedOrigins: [origin] })
    const answer = await post(app, sampleForm, { origin })
    expect(answer.headers.location).toBe(`${origin}/de/thank-you`)
  })

  test('on another website is refused', async () => {
    const { app, store } = await testApp()
    const answer = await post(app, sampleForm, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await storedEnquiries(store)).toEqual([])
  })
})

describe('a form that cannot be accepted', () => {
  test('is shown again with its errors and every value as it was typed', async () => {
    const { app, store, shownAnswers } = await testApp()
    const form = new URLSearchParams({ ...sampleForm, email: 'jerome@', firstName: ' ' })
    // A browser does not post a select of which nothing was chosen.
    form.delete('source')
    const answer = await post(app, form)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<h1>Form</h1>')
    expect(shownAnswers).toEqual([
      {
        locale: 'de',
        values: { ...sampleFormValues, email: 'jerome@', firstName: ' ', source: '' },
        errors: { firstName: 'F_REQUIRED', email: 'E_INVALID', source: 'S_REQUIRED' },
        failed: false,
      },
    ])
    expect(await storedEnquiries(store)).toEqual([])
  })

  test('is shown under a policy that allows its inline code', async () => {
    const { app } = await testApp()
    const answer = await post(app, {})
    const hash = createHash('sha256').update('h1{}').digest('base64')
    expect(answer.headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    )
  })

  test('for a failure of ours is shown again with every value', async () => {
    const { app, store, shownAnswers } = await testApp()
    vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error('disk full'))
    const answer = await post(app, sampleForm)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shownAnswers).toEqual([
      { locale: 'de', values: sampleFormValues, errors: {}, failed: true },
    ])
  })

  test('gets a plain answer when the page cannot be rendered', async () => {
    const { app } = await testApp({ renderFormPage: () => Promise.reject(new Error('no bundle')) })
    const answer = await post(app, {})
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).not.toContain('bundle')
  })

  test.each([
    ['an unknown field', 'firstName=A&admin=1'],
    ['a repeated field', 'firstName=A&firstName=B'],
  ])('is refused for %s', async (_what, payload) => {
    const { app } = await testApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('is refused when it is larger than one mebibyte', async () => {
    const { app } = await testApp()
    const answer = await post(app, { ...sampleForm, message: 'x'.repeat(1024 * 1024) })
    expect(answer.statusCode).toBe(413)
  })
})
