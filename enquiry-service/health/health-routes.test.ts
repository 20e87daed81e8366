import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createServiceEvents } from '../process/service-events.ts'
import { captureLog } from '../testing/logs.ts'
import { postJson } from '../testing/post-json.ts'
import { sampleEnquiry, samplePayload } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { probeDisk } from './probe-disk.ts'
import { createReadiness } from './readiness.ts'

test('a service that can store is ready, and does not reveal how many enquiries wait', async () => {
  const { app, store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ status: 'ready' })
})

test('metrics and alerts know how many emails wait', async () => {
  const { store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const readiness = createReadiness({
    store,
    events: createServiceEvents(),
    clock: Date.now,
    log: captureLog().log,
  })
  const { outbox } = await readiness()
  expect(outbox).toMatchObject({ waiting: 1, held: 0 })
  expect(outbox?.oldestSeconds).toBeGreaterThanOrEqual(90)
})

test('a service that cannot commit is not ready, but live', async () => {
  const { app, store } = await testApp()
  vi.spyOn(store, 'check').mockRejectedValue(new Error('disk full'))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'unready' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('a service whose posts fail is not ready, even while its own small commits succeed', async () => {
  let now = 0
  const { app, store, events } = await testApp({ clock: () => now })
  const readiness = createReadiness({ store, events, clock: () => now, log: captureLog().log })
  const isReady = async () => (await readiness()).ready
  const failing = vi.spyOn(store, 'accept').mockRejectedValue(new Error('disk full'))
  expect(await isReady()).toBe(true)
  expect((await postJson(app, samplePayload)).statusCode).toBe(503)
  expect(await isReady()).toBe(false)
  now = 59_000
  expect(await isReady()).toBe(false)
  // Without further posts, the check alone has to notice that the store works again.
  now = 60_000
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
  const readiness = createReadiness({
    store,
    events: createServiceEvents(),
    probeDisk: () => probeDisk(folder),
    clock: () => (now += 1_000),
    log: captureLog().log,
  })
  expect((await readiness()).ready).toBe(false)
  mkdirSync(folder)
  expect((await readiness()).ready).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('a store that never answers is not ready', async () => {
  const never = () => new Promise<never>(() => undefined)
  const readiness = createReadiness({
    store: { check: never, outbox: never },
    events: createServiceEvents(),
    clock: () => 0,
    log: captureLog().log,
    timeout: 20,
  })
  expect(await readiness()).toEqual({ ready: false, outbox: null })
})

test('probes within a second check the store once', async () => {
  const { log } = captureLog()
  const check = vi.fn(() => Promise.resolve())
  const outbox = () => Promise.resolve({ waiting: 0, oldest: null, held: 0 })
  let now = 0
  const readiness = createReadiness({
    store: { check, outbox },
    events: createServiceEvents(),
    clock: () => now,
    log,
  })
  await Promise.all([readiness(), readiness()])
  now = 999
  await readiness()
  expect(check).toHaveBeenCalledTimes(1)
  now = 1_000
  expect(await readiness()).toEqual({
    ready: true,
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
  const readiness = createReadiness({
    store: { check, outbox },
    events: createServiceEvents(),
    clock: () => now,
    log,
  })
  expect((await readiness()).ready).toBe(false)
  now = 1_000
  expect((await readiness()).ready).toBe(false)
  now = 2_000
  expect((await readiness()).ready).toBe(true)
  expect(lines.filter((line) => line.includes('disk full'))).toHaveLength(1)
})
