import { expect, test } from 'vitest'
import { createAlarm } from './alarm.ts'

async function secondsUntil(promise: Promise<void>): Promise<number> {
  const start = performance.now()
  await promise
  return (performance.now() - start) / 1000
}

test('a sleep ends by itself', async () => {
  expect(await secondsUntil(createAlarm().sleep(20))).toBeGreaterThan(0.015)
})

test('a ring ends the sleep', async () => {
  const alarm = createAlarm()
  const sleep = secondsUntil(alarm.sleep(60_000))
  alarm.ring()
  expect(await sleep).toBeLessThan(1)
})

test('a ring before the sleep is not missed, and counts once', async () => {
  const alarm = createAlarm()
  alarm.ring()
  alarm.ring()
  expect(await secondsUntil(alarm.sleep(60_000))).toBeLessThan(1)
  expect(await secondsUntil(alarm.sleep(20))).toBeGreaterThan(0.015)
})
