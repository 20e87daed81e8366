import { expect, test } from 'vitest'
import { backOffDelay } from './delivery-timing.ts'

const backOff = { first: 30_000, max: 3_600_000 }

test('the delay doubles with every failure, up to the maximum', () => {
  const delays = [1, 2, 3, 4, 7, 8, 5_000].map((failures) => backOffDelay(failures, backOff))
  expect(delays).toEqual([30_000, 60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_600_000])
})
