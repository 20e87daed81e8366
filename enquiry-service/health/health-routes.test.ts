import { expect, test, vi } from 'vitest'
import { captureLog } from '../testing/captured-log.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { testApp } from '../testing/test-app.ts'
import { createReadiness } from './readiness.ts'

test('a service that can store is ready, and tells what waits', async () => {
  const { app, store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ status: 'ready', outbox: { waiting: 1, held: 0 } })
  const { outbox } = answer.json<{ outbox: { oldestSeconds: number } }>()
  expect(outbox.oldestSeconds).toBeGreaterThanOrEqual(90)
})

test('a service that cannot commit is not ready, but lives', async () => {
  const { app, store } = await testApp()
  vi.spyOn(store, 'check').mockRejectedValue(new Error('disk full'))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'unready', outbox: null })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('a store that never answers is not ready', async () => {
  const never = () => new Promise<never>(() => undefined)
  const readiness = createReadiness({
    store: { check: never, outbox: never },
    clock: () => 0,
    log: captureLog().log,
    patience: 20,
  })
  expect(await readiness()).toEqual({ ready: false, outbox: null })
})

test('probes of the same second look at the store once', async () => {
  const { log } = captureLog()
  const check = vi.fn(() => Promise.resolve())
  const outbox = () => Promise.resolve({ waiting: 0, oldest: null, held: 0 })
  let now = 0
  const readiness = createReadiness({ store: { check, outbox }, clock: () => now, log })
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

test('a store that works again is ready again; why it did not is logged once', async () => {
  const { lines, log } = captureLog()
  const full = new Error('disk full')
  const check = vi
    .fn()
    .mockRejectedValueOnce(full)
    .mockRejectedValueOnce(full)
    .mockResolvedValue(undefined)
  const outbox = () => Promise.resolve({ waiting: 0, oldest: null, held: 0 })
  let now = 0
  const readiness = createReadiness({ store: { check, outbox }, clock: () => now, log })
  expect((await readiness()).ready).toBe(false)
  now = 1_000
  expect((await readiness()).ready).toBe(false)
  now = 2_000
  expect((await readiness()).ready).toBe(true)
  expect(lines.filter((line) => line.includes('disk full'))).toHaveLength(1)
})
