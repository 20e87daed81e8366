import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { swissDay } from '@site/company/i18n/swiss-time.ts'
import { sampleStatus } from '@site/service/testing/sample-figures.ts'
import { testDesk } from './testing/test-desk.ts'
import { day } from '@site/service/clock/time.ts'
import { enquiryFrom, held, now } from './testing/desk-enquiries.ts'

const t = deskMessages[company.language]

test('the overview counts enquiries and visits by week, and shows the state of the service', async () => {
  const { get, store } = await testDesk()
  await store.accept(enquiryFrom('Now', { receivedAt: now }))
  await store.accept(enquiryFrom('Spam', { receivedAt: now, ...held }))
  await store.accept(enquiryFrom('Before', { receivedAt: now - 7 * day }))
  const home = { page: 'home', locale: 'de', day: swissDay(now) } as const
  await store.addPageViews([
    { ...home, fromOutside: true, views: 3 },
    { ...home, fromOutside: false, views: 4 },
  ])
  const { body } = await get('/overview')
  const rows = [...body.matchAll(/<\/th>(<td.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<\/?td[^>]*>/g, ' ')
      .trim()
      .split(/ +/),
  )
  expect(rows.slice(0, 3)).toEqual([
    ['1', '3', '7', '0', '1', '0', '0'],
    ['1', '0', '0', '0', '1', '0', '0'],
    ['0', '0', '0', '0', '0', '0', '0'],
  ])
  expect(body).toContain(t.YES)
})

test('the overview shows that nothing can be stored, and hides the unknown number of waiting emails', async () => {
  const status = () => Promise.resolve({ ...sampleStatus, canStore: false, outbox: null })
  const { get } = await testDesk({ status })
  const { body } = await get('/overview')
  expect(body).toContain(t.NO)
  expect(body).not.toContain(t.STATE_OUTBOX)
  expect((await get('/')).body).toContain(t.PROBLEM_STORE)
})

test('a digest that the mail server refuses can be cancelled', async () => {
  const { get, sendForm, store } = await testDesk()
  await store.accept(enquiryFrom('Spam', held))
  expect((await get('/overview')).body).not.toContain('<form')
  const [digest] = await store.claim({ now, leaseUntil: now, limit: 1 })
  await store.postpone(digest?.id ?? '', { dueAt: now, error: '554 refused' })
  const page = (await get('/overview')).body
  expect(page).toContain(t.CANCEL_LISTS.replace('{count}', '1'))
  await sendForm(page)
  expect(await store.outbox()).toMatchObject({ waiting: 0, held: 1 })
})
