import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStorage } from '../storage/open/open-storage.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { sampleMonday, sampleStatus } from '../testing/sample-figures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { countWeek, weeklyFigures } from './weekly-report.ts'
import { day, hour } from '../clock/time.ts'

/** The start of Monday, 16 November 2026, in Switzerland: the first day of the reported week. */
const weekStart = Date.UTC(2026, 10, 15, 23)
const weekEnd = weekStart + 7 * day

async function open() {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  const { store, archive } = storage
  const count = () => countWeek(archive, Temporal.PlainDate.from('2026-11-16'))
  return { store, archive, count }
}

const from = (source: string, receivedAt: number) =>
  sampleEnquiry({ id: randomUUID(), receivedAt, values: { ...sampleValues, source } })

test('only the enquiries of the week are counted, by source', async () => {
  const { store, count } = await open()
  const enquiries = [
    from('friend', weekStart - 1),
    from('friend', weekStart),
    from('website', weekStart + day),
    from('friend', weekEnd - 1),
    from('website', weekEnd),
  ]
  for (const enquiry of enquiries) await store.accept(enquiry)
  expect(await count()).toMatchObject({
    total: 3,
    bySource: { social: 0, friend: 2, website: 1, others: 0 },
  })
})

test('spam is not counted, and former sources count as others', async () => {
  const { store, archive, count } = await open()
  const ordinary = from('friend', weekStart)
  const ofEarlierForm = from('A fair in Chur', weekStart)
  const marked = { ...from('friend', weekStart), mark: 'too-fast' } as const
  const spam = from('website', weekStart)
  const answered = { ...from('social', weekStart), mark: 'too-fast' } as const
  const enquiries = [ordinary, ofEarlierForm, marked, answered, spam]
  for (const enquiry of enquiries) await store.accept(enquiry)
  await archive.review([spam.id], 'spam', weekStart + day)
  await archive.review([answered.id], 'answered', weekStart + day)
  expect(await count()).toMatchObject({
    total: 3,
    bySource: { social: 1, friend: 1, website: 0, others: 1 },
  })
})

test('visits are page views from outside, from Monday to Sunday', async () => {
  const { store, count } = await open()
  const home = { page: 'home', locale: 'de', fromOutside: true } as const
  await store.addPageViews([
    { ...home, day: '2026-11-15', views: 100 },
    { ...home, day: '2026-11-16', views: 2 },
    { ...home, day: '2026-11-22', views: 3 },
    { ...home, day: '2026-11-22', fromOutside: false, views: 10 },
    { ...home, day: '2026-11-23', views: 100 },
  ])
  expect(await count()).toMatchObject({ visits: 5, views: 15 })
})

test('the report counts the week before it is due, and what is open and held of any week', async () => {
  const { store, archive } = await open()
  for (const time of [weekStart - 1, weekStart, weekEnd]) await store.accept(from('friend', time))
  const quarantine = { limit: 0, emailLimit: 0, since: 0, digestAt: weekStart + hour }
  await store.accept(sampleEnquiry({ receivedAt: weekStart, mark: 'honeypot', quarantine }))
  const status = () => Promise.resolve(sampleStatus)
  expect(await weeklyFigures(sampleMonday, archive, status)).toMatchObject({
    week: { monday: '2026-11-16', total: 1 },
    open: 3,
    held: 1,
    status: sampleStatus,
  })
})

test.each([
  ['2026-11-16', '2026-11-15T23:00Z', '2026-11-22T23:00Z'],
  // An hour shorter, and an hour longer than other weeks.
  ['2026-03-23', '2026-03-22T23:00Z', '2026-03-29T22:00Z'],
  ['2026-10-19', '2026-10-18T22:00Z', '2026-10-25T23:00Z'],
])('the week of %s begins and ends at midnight in Switzerland', async (monday, from, before) => {
  const { archive } = await open()
  const list = vi.spyOn(archive, 'list')
  await countWeek(archive, Temporal.PlainDate.from(monday))
  expect(list).toHaveBeenCalledWith({ from: Date.parse(from), before: Date.parse(before) })
})
