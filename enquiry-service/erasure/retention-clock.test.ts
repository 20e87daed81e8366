import { expect, test } from 'vitest'
import type { RetentionRuns } from '../storage/enquiry-archive.ts'
import { isClockTrusted, withRun } from './retention-clock.ts'
import { day, minute } from '../clock/time.ts'

const start = Date.UTC(2026, 10, 20)

/** Whether each of several runs may erase, given the time that the clock shows. */
function trusted(...times: number[]): boolean[] {
  let runs: RetentionRuns | null = null
  return times.map((time) => {
    runs = withRun(runs, start + time)
    return isClockTrusted(runs)
  })
}

test('the very first run waits until the next day', () => {
  expect(trusted(0, day, 2 * day)).toEqual([false, true, true])
})

test('restarts neither shorten nor restart the day of waiting', () => {
  expect(trusted(0, minute, 2 * minute, day, day + minute)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('a clock that is years ahead for a while is not trusted, nor is its correction', () => {
  const ahead = 730 * day
  expect(trusted(0, day, ahead, ahead + minute, day + 5 * minute, 2 * day + 5 * minute)).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ])
})

test('a clock that starts in 1970 is not trusted, nor is its correction until a day later', () => {
  expect(trusted(-start, 0, day)).toEqual([false, false, true])
})

test('a machine that was off for months erases again a day later', () => {
  expect(trusted(0, day, 200 * day, 201 * day)).toEqual([false, true, false, true])
})

test('a weekend off and a correction by minutes change nothing', () => {
  expect(trusted(0, day, 4 * day, 4 * day - 10 * minute)).toEqual([false, true, true, true])
})
