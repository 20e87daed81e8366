import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { composeDelivery } from '../mail/compose-mail.ts'
import { openFolderTransport } from '../mail/open-mail-transport.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { backUpDatabase } from '../storage/sqlite/back-up-database.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { figuresOfSample } from '../testing/sample-figures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { erasePerson, purgeBefore, erasureTargets, eraseExpired } from './erase-enquiries.ts'
import { erasureLogDays, logErasures } from './erasure-log.ts'
import { day, hour } from '../clock/time.ts'

const mailSettings = { from: companyAddress, to: [companyAddress], language: 'de' } as const

async function openData(environment: NodeJS.ProcessEnv = {}) {
  const dataFolder = join(temporaryFolder(), 'data')
  const settings = readSettings({ ...environment, DATA_DIR: dataFolder })
  const storage = await openStorage(settings)
  onTestFinished(() => storage.close())
  return { ...storage, dataFolder, targets: erasureTargets(settings, storage.archive) }
}

/** Every file below a folder that contains a text, in its bytes or in the decoded email. */
async function filesWith(text: string, folder: string): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const holding = []
  for (const file of files) {
    const bytes = readFileSync(file)
    const mail = file.includes('.eml') ? JSON.stringify(await PostalMime.parse(bytes)) : ''
    if (bytes.includes(text) || mail.includes(text)) holding.push(file)
  }
  return holding
}

test('nothing of a person is left in database, emails and digests; backups stay as they are', async () => {
  const { store, targets, dataFolder } = await openData()
  const email = 'gone@example.ch'
  const values = { ...sampleValues, email, message: 'Unverkennbäre Wörter' }
  const mailed = sampleEnquiry({ values })
  const held = sampleEnquiry({
    values,
    mark: 'honeypot',
    quarantine: { limit: 0, since: 0, digestAt: 2_000_000 },
  })
  const other = sampleEnquiry()
  for (const enquiry of [mailed, held, other]) await store.accept(enquiry)

  const transport = openFolderTransport(join(dataFolder, 'mail'))
  for (const { id, content } of await store.claim({ now: 3e6, leaseUntil: 3e6, limit: 9 })) {
    const mail = await composeDelivery(content, mailSettings, figuresOfSample)
    if (mail) await transport.send(mail)
    await store.markDelivered(id, 3e6)
  }
  writeFileSync(
    join(dataFolder, 'mail', `19700101T001640Z-${mailed.id.toUpperCase()}.eml.unfinished`),
    'gone@example.ch',
  )
  const backup = join(dataFolder, 'backups', 'monday.db')
  backUpDatabase(join(dataFolder, 'enquiries.db'), backup)
  const backedUp = readFileSync(backup)
  expect((await filesWith('gone@example.ch', dataFolder)).length).toBeGreaterThanOrEqual(5)

  await erasePerson(email, targets)
  expect(readFileSync(backup)).toEqual(backedUp)
  // The log keeps their ids on purpose, to erase them again from a restored backup.
  rmSync(targets.backupFolder, { recursive: true })
  for (const trace of ['gone@example.ch', 'Unverkennb', 'Wörter', mailed.id, held.id]) {
    expect(await filesWith(trace, dataFolder), trace).toEqual([])
  }
  expect((await filesWith(other.id, dataFolder)).length).toBeGreaterThanOrEqual(1)
})

test('an email written while its enquiry is erased is removed as well', async () => {
  const { store, archive, targets, dataFolder } = await openData()
  const enquiry = sampleEnquiry()
  await store.accept(enquiry)
  const now = Date.now()
  const [claimed] = await store.claim({ now, leaseUntil: now + 1_000, limit: 1 })
  const erased = erasePerson(enquiry.values.email, targets)
  await wait(500)

  const mail = claimed && (await composeDelivery(claimed.content, mailSettings, figuresOfSample))
  if (mail) await openFolderTransport(join(dataFolder, 'mail')).send(mail)
  expect(readdirSync(join(dataFolder, 'mail'))).toHaveLength(1)
  await erased
  expect((await archive.stats()).all).toBe(0)
  expect(readdirSync(join(dataFolder, 'mail'))).toEqual([])
})

test('an email that is claimed just before its enquiry is erased is removed as well', async () => {
  const { store, targets, dataFolder } = await openData()
  const enquiry = sampleEnquiry()
  await store.accept(enquiry)
  const written = vi.fn()
  const archive = {
    ...targets.archive,
    async erase(ids: readonly string[]) {
      const now = Date.now()
      const [claimed] = await store.claim({ now, leaseUntil: now + 60_000, limit: 1 })
      await targets.archive.erase(ids)
      const mail =
        claimed && (await composeDelivery(claimed.content, mailSettings, figuresOfSample))
      if (mail) await openFolderTransport(join(dataFolder, 'mail')).send(mail)
      written(readdirSync(join(dataFolder, 'mail')).length)
    },
  }
  await erasePerson(enquiry.values.email, { ...targets, archive })
  expect(written).toHaveBeenCalledWith(1)
  expect(await filesWith(enquiry.values.email, dataFolder)).toEqual([])
})

test('a digest written while one of its enquiries is erased is removed as well', async () => {
  const { store, targets, dataFolder } = await openData()
  const now = Date.now()
  const held = sampleEnquiry({
    mark: 'honeypot',
    quarantine: { limit: 0, since: 0, digestAt: now },
  })
  await store.accept(held)
  const [digest] = await store.claim({ now, leaseUntil: now + 60_000, limit: 1 })
  const { email } = held.values
  const erased = erasePerson(email, targets)
  await wait(500)
  const mail = digest && (await composeDelivery(digest.content, mailSettings, figuresOfSample))
  if (mail) await openFolderTransport(join(dataFolder, 'mail')).send(mail)
  expect(readdirSync(join(dataFolder, 'mail'))).toHaveLength(1)
  await erased
  expect(readdirSync(join(dataFolder, 'mail'))).toEqual([])
})

describe('erasing does not wait', () => {
  const email = sampleValues.email

  test('for an email that is being sent to a mail server', async () => {
    const { store, targets } = await openData({ MAIL_URL: 'smtp://127.0.0.1:1' })
    await store.accept(sampleEnquiry())
    const now = Date.now()
    await store.claim({ now, leaseUntil: now + 60_000, limit: 1 })
    const start = performance.now()
    await erasePerson(email, targets)
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  test('for an email that was postponed', async () => {
    const { store, targets } = await openData()
    const enquiry = sampleEnquiry()
    await store.accept(enquiry)
    const now = Date.now()
    await store.claim({ now, leaseUntil: now + 60_000, limit: 1 })
    await store.postpone(enquiry.id, { dueAt: now + hour, error: 'disk full' })
    const start = performance.now()
    await erasePerson(email, targets)
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})

test('purging works in batches, between which visitors are served', async () => {
  const { store, archive, targets } = await openData()
  const enquiries = Array.from({ length: 120 }, () => sampleEnquiry({ receivedAt: 5 }))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
  await Promise.all(enquiries.map(({ id }) => store.markDelivered(id, 6)))
  const erased = vi.spyOn(archive, 'erase')
  expect(await purgeBefore(10, targets)).toBe(120)
  expect(erased.mock.calls.map(([ids]) => ids.length)).toEqual([50, 50, 20])
  expect(await archive.stats()).toMatchObject({ all: 0 })
})

test('the service erases enquiries older than the retention by itself', async () => {
  const { store, archive, targets } = await openData()
  const [old, recent] = [sampleEnquiry({ receivedAt: 0 }), sampleEnquiry({ receivedAt: 2 * day })]
  for (const enquiry of [old, recent]) {
    await store.accept(enquiry)
    await store.markDelivered(enquiry.id, 2 * day)
  }
  expect(await eraseExpired(targets, { days: 30, now: 31 * day })).toBe(1)
  expect((await archive.stats()).all).toBe(1)
  expect(await archive.find(recent.id)).toHaveLength(1)
})

test('the service deletes the log of erasures that no backup can undo any more', async () => {
  const { targets } = await openData()
  const now = Date.UTC(2026, 11, 22, 12)
  const ages = [erasureLogDays + 2, erasureLogDays, 0]
  for (const age of ages) await logErasures(targets.backupFolder, [], now - age * day)
  await eraseExpired(targets, { days: 365, now })
  const nameOf = (age: number) =>
    `erasures-${new Date(now - age * day).toISOString().slice(0, 10)}.log`
  expect(readdirSync(targets.backupFolder).sort()).toEqual([nameOf(erasureLogDays), nameOf(0)])
})

test('the service erases page views after 25 months by itself', async () => {
  const { store, archive, targets } = await openData()
  const now = Date.UTC(2026, 11, 22)
  const days = ['2024-11-21', '2024-11-22']
  await store.addPageViews(
    days.map((day) => ({ day, page: 'home', locale: 'de', fromOutside: true, views: 1 })),
  )
  await eraseExpired(targets, { days: 365, now })
  const kept = await archive.pageViews({ from: '2000-01-01', before: '2100-01-01' })
  expect(kept.map(({ day }) => day)).toEqual(['2024-11-22'])
})

test('an interrupted purge ends after the current batch', async () => {
  const { store, archive, targets } = await openData()
  const enquiries = Array.from({ length: 120 }, () => sampleEnquiry({ receivedAt: 5 }))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
  await Promise.all(enquiries.map(({ id }) => store.markDelivered(id, 6)))
  const scrubbed = vi.spyOn(archive, 'scrub')
  const erase = archive.erase.bind(archive)
  const interruption = new AbortController()
  vi.spyOn(archive, 'erase').mockImplementationOnce((ids) => {
    interruption.abort()
    return erase(ids)
  })
  await eraseExpired(targets, { days: 1, now: Date.now(), signal: interruption.signal })
  expect(await archive.stats()).toMatchObject({ all: 70 })
  expect(scrubbed).toHaveBeenCalledOnce()
})
