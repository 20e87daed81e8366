import { expect, test } from 'vitest'
import {
  evenIn,
  gain,
  inUseFrom,
  months,
  onceSpent,
  risks,
  systems,
  yearlySaving,
} from './survey.ts'

/** What has been saved after some months, less what the remedies cost. */
const balance = (month: number) => ((month - inUseFrom) / 12) * yearlySaving - onceSpent

test('the balance is even in the month that the curve names, and not before', () => {
  expect(balance(evenIn)).toBeGreaterThanOrEqual(0)
  expect(balance(evenIn - 1)).toBeLessThan(0)
})

test('the gain at the end of the curve is what is left after it', () => {
  expect(Math.abs(gain - balance(months))).toBeLessThan(1000)
})

test('systems and risks are in the order in which they are shown', () => {
  const falls = (values: number[]) => values.every((value, i) => value <= (values[i - 1] ?? value))
  expect(falls(systems.map(({ cost }) => cost))).toBe(true)
  expect(falls(risks.map(({ damage }) => damage))).toBe(true)
})
