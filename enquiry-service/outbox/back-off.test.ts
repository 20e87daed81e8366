import { expect, test } from 'vitest'
import { deferredMailBackOff, outageBackOff, refusedMailBackOff, waitAfter } from './back-off.ts'

const seconds = (failures: number, backOff = refusedMailBackOff, random = 0) =>
  waitAfter(failures, backOff, random) / 1000

test('a refused email waits half a minute, then longer and longer, up to an hour', () => {
  expect([1, 2, 3, 4, 8, 9].map((failures) => seconds(failures))).toEqual([
    30, 60, 120, 240, 3600, 3600,
  ])
})

test('an email that is refused temporarily is retried at least every five minutes', () => {
  expect([1, 2, 4, 5, 5_000].map((failures) => seconds(failures, deferredMailBackOff))).toEqual([
    30, 60, 240, 300, 300,
  ])
})

test('probes of a server that is down are never more than a minute apart', () => {
  expect([1, 2, 3, 6, 7, 5_000].map((failures) => seconds(failures, outageBackOff))).toEqual([
    1, 2, 4, 32, 60, 60,
  ])
})

test('up to a fifth is subtracted at random', () => {
  expect(seconds(2, refusedMailBackOff, 1)).toBe(48)
  expect(seconds(2, refusedMailBackOff, 0.5)).toBe(54)
})
