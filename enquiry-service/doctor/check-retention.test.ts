import { expect, test } from 'vitest'
import { checkRetention } from './check-retention.ts'
import { day } from '../process/time.ts'

const start = Date.UTC(2026, 10, 20)

test('a retention that waits for the clock to settle is noted', () => {
  expect(checkRetention({ since: start, last: start + 60_000 })).toEqual([
    {
      state: 'note',
      message: expect.stringMatching(
        /starts by itself one day .*2026-11-20T00:00:00 UTC/,
      ) as string,
    },
  ])
})

test('a retention that erases, or has not run yet, is not mentioned', () => {
  expect(checkRetention({ since: start, last: start + day })).toEqual([])
  expect(checkRetention(null)).toEqual([])
})
