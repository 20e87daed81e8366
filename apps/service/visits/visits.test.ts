import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSite } from '../site/read-site.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { openSqliteStorage } from '../storage/open/open-storage.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { captureLog, silentLog } from '../testing/logs.ts'
import { eventually } from '../testing/eventually.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { startVisitCounter } from './visit-counter.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const site = readSite(buildTestSite(afterAll))
const noon = Date.UTC(2026, 10, 22, 11)

/** A service that counts visits; `counted` stops it and returns what it has stored. */
async function countingApp({ clock = () => noon } = {}) {
  const file = join(temporaryFolder(), 'enquiries.db')
  const { store, archive } = await openSqliteStorage(file)
  onTestFinished(() => archive.close())
  const visits = startVisitCounter({ store, clock, log: silentLog })
  const { app } = await testApp({ store, visits, site })
  const open = (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => app.inject({ method, url, headers: { 'user-agent': browser, ...headers } })
  const counted = async () => {
    await visits.stop()
    return archive.pageViews({ from: '2000-01-01', before: '2100-01-01' })
  }
  return { open, counted, visits, archive, store }
}

test('opened pages are counted by page, language and day', async () => {
  const { open, counted } = await countingApp()
  for (const url of ['/', '/contact', '/contact?source=card', '/de/contact']) await open(url)
  const common = { day: '2026-11-22', fromOutside: true }
  expect(await counted()).toEqual([
    { ...common, page: 'contact', locale: 'de', views: 1 },
    { ...common, page: 'contact', locale: 'en', views: 2 },
    { ...common, page: 'home', locale: 'en', views: 1 },
  ])
})

test('a page from the browser’s cache is counted', async () => {
  const { open, counted } = await countingApp()
  const { headers } = await open('/contact')
  const again = await open('/contact', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(await counted()).toMatchObject([{ page: 'contact', views: 2 }])
})

test.each<[string, Record<string, string>, boolean]>([
  ['a typed address', { 'sec-fetch-site': 'none' }, true],
  ['a link elsewhere', { 'sec-fetch-site': 'cross-site' }, true],
  ['a link on another site of the company', { 'sec-fetch-site': 'same-site' }, true],
  ['a link on our page', { 'sec-fetch-site': 'same-origin' }, false],
  ['a link elsewhere, in an older browser', { referer: 'https://search.example/?q=it' }, true],
  ['a link on our page, in an older browser', { referer: 'https://www.senda.example/de' }, false],
  ['an invalid address', { referer: 'about:blank' }, true],
])('a visit through %s with %o counts as from outside: %s', async (_way, headers, fromOutside) => {
  const { open, counted } = await countingApp()
  await open('/', { host: 'www.senda.example', ...headers })
  expect(await counted()).toMatchObject([{ fromOutside, views: 1 }])
})

test.each<[string, string, Record<string, string>]>([
  ['pictures and scripts', '/favicon.svg', {}],
  ['missing pages', '/nowhere', {}],
  ['redirects', '/contact/', {}],
  ['other routes', '/health/live', {}],
  ['prefetched pages', '/contact', { 'sec-purpose': 'prefetch' }],
  ['prerendered pages', '/contact', { 'sec-purpose': 'prefetch;prerender' }],
  ['search engines', '/contact', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['monitors', '/contact', { 'user-agent': 'curl/8.14.1' }],
  ['clients without a user agent', '/contact', { 'user-agent': '' }],
])('%s are not counted', async (_what, url, headers) => {
  const { open, counted } = await countingApp()
  await open(url, headers)
  expect(await counted()).toEqual([])
})

test('a HEAD request is not counted', async () => {
  const { open, counted } = await countingApp()
  expect((await open('/contact', {}, 'HEAD')).statusCode).toBe(200)
  expect(await counted()).toEqual([])
})

test('a day ends at midnight in Switzerland, even when the clocks change', async () => {
  // Midnight after a day in summer time, after the day on which winter time begins, and after a day
  // in winter time.
  const midnights = [
    Date.UTC(2026, 9, 24, 22),
    Date.UTC(2026, 9, 25, 23),
    Date.UTC(2026, 10, 22, 23),
  ]
  let now = 0
  const { open, counted } = await countingApp({ clock: () => now })
  for (const midnight of midnights) {
    for (now of [midnight - 1, midnight]) await open('/')
  }
  const days = (await counted()).map(({ day }) => day)
  expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-11-22', '2026-11-23'])
})

/** A counter that saves every millisecond. */
function fastCounter(addPageViews: EnquiryStore['addPageViews']) {
  const { lines, log } = captureLog()
  const visits = startVisitCounter({ store: { addPageViews }, clock: () => noon, log, every: 1 })
  onTestFinished(() => visits.stop())
  return { visits, lines }
}

test('page views are written together, not one by one', async () => {
  const { open, visits, store } = await countingApp()
  const written = vi.spyOn(store, 'addPageViews')
  for (let count = 0; count < 5; count++) await open('/')
  expect(written).not.toHaveBeenCalled()
  await visits.stop()
  expect(written.mock.calls).toMatchObject([[[{ page: 'home', views: 5 }]]])
})

test('counts that cannot be stored are kept and stored later', async () => {
  const stored: number[] = []
  const addPageViews = vi
    .fn<EnquiryStore['addPageViews']>()
    .mockRejectedValueOnce(new Error('disk full'))
    .mockImplementation((counts) => {
      stored.push(...counts.map(({ views }) => views))
      return Promise.resolve()
    })
  const { visits, lines } = fastCounter(addPageViews)
  const { app } = await testApp({ visits, site })
  await app.inject({ url: '/', headers: { 'user-agent': browser } })
  await eventually(() => {
    expect(stored).toEqual([1])
  })
  expect(lines.join()).toContain('page views could not be stored')
})
