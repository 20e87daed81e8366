import { expect, test } from 'vitest'
import { formatFrancs, formatGigabytes, formatNumber } from './format-number.ts'
import type { Locale } from './locales.ts'

test.each<[Locale, string, string, string]>([
  ['en', '1,480', 'CHF\u00a09,800', '12.3 GB'],
  ['de', '1’480', 'CHF\u00a09’800', '12.3 GB'],
  ['fr', '1’480', 'CHF\u00a09’800', '12,3 Go'],
])('in %s numbers and amounts have the Swiss format', (locale, number, price, size) => {
  expect(formatNumber(1480, locale)).toBe(number)
  expect(formatFrancs(9800, locale)).toBe(price)
  expect(formatGigabytes(12.34e9, locale).replaceAll(/\s/g, ' ')).toBe(size)
})
