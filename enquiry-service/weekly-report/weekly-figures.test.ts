import { randomUUID } from 'node:crypto'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unfinished } from '../storage/list-backups.ts'
import { openStorage } from '../storage/open-storage.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { sampleMonday } from '../testing/sample-figures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { VisitCounting } from '../visits/visit-counting.ts'
import { weeklyCounts } from '../desk/weekly-counts.ts'
import { weeklyFigures } from './weekly-figures.ts'
import { day, hour } from '../process/time.ts'

/** The start of Monday, 16 November 2026, in Switzerland: the first day of the reported week. */
const weekStart = Date.UTC(2026, 10, 15, 23)
const weekEnd = weekStart + 7 * day

async function open() {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  const { store, archive } = storage
  const figures = (counting: VisitCounting = 'on', databaseUrl: URL | null = null) =>
    weeklyFigures(sampleMonday, {
      archive,
      settings: { dataFolder, databaseUrl },
      counting,
      clock: () => sampleMonday,
      website: new URL('https://127.0.0.1:1'),
    })
  return { store, archive, dataFolder, figures }
}

const from = (source: string, receivedAt: number) =>
  sampleEnquiry({ id: randomUUID(), receivedAt, values: { ...sampleValues, source } })

test('only the enquiries of the week are counted, by source', async () => {
  const { store, figures } = await open()
  const enquiries = [
    from('friend', weekStart - 1),
    from('friend', weekStart),
    from('website', weekStart + day),
    from('friend', weekEnd - 1),
    from('website', weekEnd),
  ]
  for (const enquiry of enquiries) await store.accept(enquiry)
  const { enquiries: counted, held } = await figures()
  expect(counted).toEqual({
    total: 3,
    bySource: { social: 0, friend: 2, website: 1, others: 0 },
  })
  expect(held).toBe(0)
})

test('held enquiries are counted separately until they are released', async () => {
  const { store, archive, figures } = await open()
  const quarantine = { limit: 0, since: 0, digestAt: weekStart + hour }
  const held = sampleEnquiry({ receivedAt: weekStart, mark: 'honeypot', quarantine })
  await store.accept(held)
  expect(await figures()).toMatchObject({ enquiries: { total: 0 }, held: 1 })
  await archive.send([held.id], 'held', weekStart + day)
  expect((await figures()).held).toBe(0)
  await archive.review([held.id], 'new', weekStart + day)
  expect(await figures()).toMatchObject({ enquiries: { total: 1 }, held: 0 })
})

test('the report and the desk count the same enquiries of a week', async () => {
  const { store, archive, figures } = await open()
  const ordinary = from('friend', weekStart)
  const ofEarlierForm = from('A fair in Chur', weekStart)
  const marked = { ...from('friend', weekStart), mark: 'too-fast' } as const
  const spam = from('website', weekStart)
  const answered = { ...from('social', weekStart), mark: 'too-fast' } as const
  const enquiries = [ordinary, ofEarlierForm, marked, answered, spam]
  for (const enquiry of enquiries) await store.accept(enquiry)
  await archive.review([spam.id], 'spam', weekStart + day)
  await archive.review([answered.id], 'answered', weekStart + day)
  const { enquiries: counted } = await figures()
  expect(counted).toEqual({
    total: 3,
    bySource: { social: 1, friend: 1, website: 0, others: 1 },
  })
  const [, lastWeek] = await weeklyCounts(archive, sampleMonday)
  expect(lastWeek).toMatchObject({ monday: '2026-11-16', ...counted })
})

test('visits are page views from outside, from Monday to Sunday', async () => {
  const { store, figures } = await open()
  const home = { page: 'home', locale: 'de', fromOutside: true } as const
  await store.addPageViews([
    { ...home, day: '2026-11-15', views: 100 },
    { ...home, day: '2026-11-16', views: 2 },
    { ...home, day: '2026-11-22', views: 3 },
    { ...home, day: '2026-11-22', fromOutside: false, views: 10 },
    { ...home, day: '2026-11-23', views: 100 },
  ])
  expect((await figures()).visits).toEqual({ visits: 5, views: 15 })
  expect((await figures('off')).visits).toBe('off')
  expect((await figures('elsewhere')).visits).toBe('elsewhere')
})

test('emails sent late or not sent yet count as late', async () => {
  const { store, figures } = await open()
  const [inTime, late, waiting] = [0, 1, 2].map((days) => from('friend', weekStart + days * day))
  for (const enquiry of [inTime, late, waiting]) if (enquiry) await store.accept(enquiry)
  await store.markDelivered(inTime?.id ?? '', weekStart + hour)
  await store.markDelivered(late?.id ?? '', weekStart + day + 5 * hour)
  const longestMs = sampleMonday - (weekStart + 2 * day)
  expect((await figures()).late).toEqual({ count: 2, longestMs })
})

test('the newest backup is reported, and none with PostgreSQL', async () => {
  const { dataFolder, figures } = await open()
  expect((await figures()).lastBackup).toBeNull()
  const backups = join(dataFolder, 'backups')
  mkdirSync(backups)
  for (const [name, time] of [
    ['old.db', 1_000],
    ['new.db', 2_000],
    ['notes.txt', 3_000],
    [`killed${unfinished}`, 4_000],
  ] as const) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), time, time)
  }
  expect((await figures()).lastBackup).toBe(2_000_000)
  expect((await figures('on', new URL('postgres://localhost/a'))).lastBackup).toBe('unknown')
})

test('free disk space is reported, and no certificate when the website cannot be reached', async () => {
  const { figures } = await open()
  const { freeBytes, certificate } = await figures()
  expect(freeBytes).toBeGreaterThan(0)
  expect(certificate).toBeNull()
})
