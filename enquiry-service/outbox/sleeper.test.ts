import { expect, test } from 'vitest'
import { createSleeper } from './sleeper.ts'

async function secondsUntil(promise: Promise<void>): Promise<number> {
  const start = performance.now()
  await promise
  return (performance.now() - start) / 1000
}

test('a sleep ends by itself', async () => {
  expect(await secondsUntil(createSleeper().sleep(20))).toBeGreaterThan(0.015)
})

test('waking ends the sleep', async () => {
  const sleeper = createSleeper()
  const sleep = secondsUntil(sleeper.sleep(60_000))
  sleeper.wake()
  expect(await sleep).toBeLessThan(1)
})

test('waking before the sleep is not missed, and counts once', async () => {
  const sleeper = createSleeper()
  sleeper.wake()
  sleeper.wake()
  expect(await secondsUntil(sleeper.sleep(60_000))).toBeLessThan(1)
  expect(await secondsUntil(sleeper.sleep(20))).toBeGreaterThan(0.015)
})
