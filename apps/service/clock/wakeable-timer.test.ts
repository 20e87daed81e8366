import { expect, test } from 'vitest'
import { createWakeableTimer } from './timers.ts'

async function secondsUntil(promise: Promise<void>): Promise<number> {
  const start = performance.now()
  await promise
  return (performance.now() - start) / 1000
}

test('a sleep ends by itself', async () => {
  expect(await secondsUntil(createWakeableTimer().sleep(20))).toBeGreaterThan(0.015)
})

test('waking ends the sleep', async () => {
  const timer = createWakeableTimer()
  const sleep = secondsUntil(timer.sleep(60_000))
  timer.wake()
  expect(await sleep).toBeLessThan(1)
})

test('waking before the sleep is not missed, and counts once', async () => {
  const timer = createWakeableTimer()
  timer.wake()
  timer.wake()
  expect(await secondsUntil(timer.sleep(60_000))).toBeLessThan(1)
  expect(await secondsUntil(timer.sleep(20))).toBeGreaterThan(0.015)
})
