import { expect, test } from 'vitest'
import {
  breakEvenMonth,
  finalBalance,
  monthsBeforeSaving,
  months,
  remedyCost,
  risks,
  systems,
  yearlySaving,
} from './survey.ts'

/** The savings after some months, less the cost of the remedies. */
const balance = (month: number) => ((month - monthsBeforeSaving) / 12) * yearlySaving - remedyCost

test('the balance reaches zero in the break-even month, and not before', () => {
  expect(balance(breakEvenMonth)).toBeGreaterThanOrEqual(0)
  expect(balance(breakEvenMonth - 1)).toBeLessThan(0)
})

test('the final balance is the one at the end of the curve', () => {
  expect(Math.abs(finalBalance - balance(months))).toBeLessThan(1000)
})

test('systems and risks are in descending order', () => {
  const isDescending = (values: number[]) =>
    values.every((value, i) => value <= (values[i - 1] ?? value))
  expect(isDescending(systems.map(({ cost }) => cost))).toBe(true)
  expect(isDescending(risks.map(({ damage }) => damage))).toBe(true)
})
