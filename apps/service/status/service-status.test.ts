import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ServiceEvents, createServiceStatus } from './service-status.ts'
import { hour } from '../clock/time.ts'
import { captureLog } from '../testing/logs.ts'
import { postJson } from '../testing/post-json.ts'
import { sampleEnquiry, samplePayload } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { statusOfStore, testApp } from '../testing/test-app.ts'

test('the status has the number and the age of the emails that wait', async () => {
  const { store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const status = createServiceStatus({ ...statusOfStore, store, events: new ServiceEvents() })
  const { outbox } = await status()
  expect(outbox).toMatchObject({ waiting: 1, held: 0 })
  expect(outbox?.oldestSeconds).toBeGreaterThanOrEqual(90)
})

test('a service whose posts fail is not ready, even while its own small commits succeed', async () => {
  let now = 0
  const { app, store, events } = await testApp({ clock: () => now })
  const status = createServiceStatus({ ...statusOfStore, store, events, clock: () => now })
  const isReady = async () => (await status()).canStore
  const failing = vi.spyOn(store, 'accept').mockRejectedValue(new Error('disk full'))
  expect(await isReady()).toBe(true)
  expect((await postJson(app, samplePayload)).statusCode).toBe(503)
  expect(await isReady()).toBe(false)
  now = 60_000
  expect(await isReady()).toBe(false)
  // Without further posts, the check alone has to notice that the store works again.
  now = 60_001
  expect(await isReady()).toBe(true)

  expect((await postJson(app, samplePayload)).statusCode).toBe(503)
  expect(await isReady()).toBe(false)
  failing.mockRestore()
  expect((await postJson(app, samplePayload)).statusCode).toBe(201)
  expect(await isReady()).toBe(true)
})

test('a disk that cannot be written makes the service unready, even if the database can commit', async () => {
  const folder = join(temporaryFolder(), 'data')
  const { store } = await testApp()
  let now = 0
  const status = createServiceStatus({
    ...statusOfStore,
    store,
    events: new ServiceEvents(),
    dataFolder: folder,
    clock: () => (now += 1_000),
  })
  expect((await status()).canStore).toBe(false)
  mkdirSync(folder)
  expect((await status()).canStore).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('a store that never answers is not ready', async () => {
  const never = () => new Promise<never>(() => undefined)
  const status = createServiceStatus({
    ...statusOfStore,
    store: { check: never, outbox: never },
    events: new ServiceEvents(),
    clock: () => 0,
    timeout: 20,
  })
  expect(await status()).toMatchObject({ canStore: false, outbox: null })
})

test('probes within a second check the store once', async () => {
  const { log } = captureLog()
  const check = vi.fn(() => Promise.resolve())
  const outbox = () => Promise.resolve({ waiting: 0, oldest: null, held: 0 })
  let now = 0
  const status = createServiceStatus({
    ...statusOfStore,
    store: { check, outbox },
    events: new ServiceEvents(),
    clock: () => now,
    log,
  })
  await Promise.all([status(), status()])
  now = 999
  await status()
  expect(check).toHaveBeenCalledTimes(1)
  now = 1_000
  expect(await status()).toMatchObject({
    canStore: true,
    outbox: { waiting: 0, held: 0, oldestSeconds: null },
  })
  expect(check).toHaveBeenCalledTimes(2)
})

test('a store that works again is ready again; the failure is logged once', async () => {
  const { lines, log } = captureLog()
  const full = new Error('disk full')
  const check = vi
    .fn()
    .mockRejectedValueOnce(full)
    .mockRejectedValueOnce(full)
    .mockResolvedValue(undefined)
  const outbox = () => Promise.resolve({ waiting: 0, oldest: null, held: 0 })
  let now = 0
  const status = createServiceStatus({
    ...statusOfStore,
    store: { check, outbox },
    events: new ServiceEvents(),
    clock: () => now,
    log,
  })
  expect((await status()).canStore).toBe(false)
  now = 1_000
  expect((await status()).canStore).toBe(false)
  now = 2_000
  expect((await status()).canStore).toBe(true)
  expect(lines.filter((line) => line.includes('disk full'))).toHaveLength(1)
})

test('a failed measurement is reported as unknown, and does not affect readiness', async () => {
  const { lines, log } = captureLog()
  const failing = { refusedMailboxes: () => Promise.reject(new Error('too many clients')) }
  const { store } = await testApp()
  const events = new ServiceEvents()
  const status = createServiceStatus({ ...statusOfStore, store, events, archive: failing, log })
  expect(await status()).toMatchObject({ canStore: true, refusedMailboxes: null, disk: null })
  expect(lines.join()).toContain('too many clients')
})

test('disk and newest backup are measured', async () => {
  const dataFolder = temporaryFolder()
  const { store } = await testApp()
  const measure = async () => {
    const events = new ServiceEvents()
    return (await createServiceStatus({ ...statusOfStore, store, events, dataFolder })()).disk
  }
  expect(await measure()).toMatchObject({ lastBackup: null })
  const backups = join(dataFolder, 'backups')
  mkdirSync(backups)
  for (const [name, time] of [
    ['old.db', 1_000],
    ['new.db', 2_000],
    ['notes.txt', 3_000],
    ['killed.db.unfinished', 4_000],
  ] as const) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), time, time)
  }
  const disk = await measure()
  expect(disk).toMatchObject({ lastBackup: 2_000_000, backupFolder: backups })
  expect(disk?.freeBytes).toBeGreaterThan(0)
})

describe('recent events:', () => {
  /** The status after some events; `now` may be moved. */
  async function afterEvents() {
    const { store } = await testApp()
    const events = new ServiceEvents()
    const time = { now: Date.UTC(2026, 10, 20) }
    const clock = () => time.now
    return { events, time, status: createServiceStatus({ ...statusOfStore, store, events, clock }) }
  }

  test('enquiries that do not look like spam are held, until an hour after the last', async () => {
    const { events, time, status } = await afterEvents()
    events.emit('enquiryPosted', { outcome: 'stored', mark: null })
    events.emit('enquiryPosted', { outcome: 'held', mark: 'honeypot' })
    expect(await status()).toMatchObject({ isHoldingUnmarked: false })
    events.emit('enquiryPosted', { outcome: 'held', mark: null })
    time.now += hour
    expect(await status()).toMatchObject({ isHoldingUnmarked: true })
    time.now += 1
    expect(await status()).toMatchObject({ isHoldingUnmarked: false })
  })

  test('the login is refused, until the mail server handles an email', async () => {
    const { events, status } = await afterEvents()
    events.emit('mailAttempted', { outcome: 'login-refused' })
    // An outage does not say that the login is accepted now.
    events.emit('mailAttempted', { outcome: 'unavailable' })
    expect(await status()).toMatchObject({ isLoginRefused: true })
    events.emit('mailAttempted', { outcome: 'delivered' })
    expect(await status()).toMatchObject({ isLoginRefused: false })
  })

  test('a replaced host is reported until a post arrives with the right one', async () => {
    const { events, status } = await afterEvents()
    events.emit('ownPagePosted', { hostReplaced: true })
    expect(await status()).toMatchObject({ isHostReplaced: true })
    events.emit('ownPagePosted', { hostReplaced: false })
    expect(await status()).toMatchObject({ isHostReplaced: false })
  })
})
