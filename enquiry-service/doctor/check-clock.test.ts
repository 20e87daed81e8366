import { expect, test } from 'vitest'
import { checkClock } from './check-clock.ts'

const builtAt = Date.UTC(2026, 10, 20)

test('a time after the build is plausible', () => {
  expect(checkClock(builtAt + 1_000, builtAt)).toEqual([
    { state: 'ok', message: 'It is 2026-11-20T00:00:01 UTC.' },
  ])
})

test('a time before the build is wrong', () => {
  expect(checkClock(0, builtAt)).toEqual([
    { state: 'error', message: expect.stringMatching(/1970-01-01.*time server/) as string },
  ])
})

test('without a build every time is plausible', () => {
  expect(checkClock(0, null)).toMatchObject([{ state: 'ok' }])
})
