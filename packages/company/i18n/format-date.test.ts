import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateAndTime,
  formatDateRange,
  formatMonthRange,
  formatTimeOfDay,
} from './format-date.ts'
import type { Locale } from './locales.ts'

/** Replaces the thin spaces, which differ between versions of ICU. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

const evening = Date.UTC(2026, 10, 25, 16, 34)
const firstOfMonth = Date.UTC(2026, 11, 1, 7)

test.each<[Locale, string, string]>([
  ['en', 'Wednesday, 25 November 2026 at 17:34', '25 Nov 2026 at 17:34'],
  ['de', 'Mittwoch, 25. November 2026, 17.34\u00a0Uhr', '25.11.2026, 17.34\u00a0Uhr'],
  ['fr', 'mercredi 25 novembre 2026 à 17\u00a0h\u00a034', '25 nov. 2026 à 17\u00a0h\u00a034'],
])('in %s dates and times have the Swiss format', (locale, long, short) => {
  expect(withPlainSpaces(formatDateAndTime(evening, locale))).toBe(long)
  expect(withPlainSpaces(formatDateAndTime(evening, locale, 'medium'))).toBe(short)
})

test.each<[Locale, string, string]>([
  ['en', '1 December 2026', 'Tuesday, 1 December 2026 at 08:00'],
  ['de', '1. Dezember 2026', 'Dienstag, 1. Dezember 2026, 8.00\u00a0Uhr'],
  ['fr', '1er décembre 2026', 'mardi 1er décembre 2026 à 8\u00a0h'],
])('in %s the first day of a month has its usual form', (locale, date, withTime) => {
  expect(formatDate(firstOfMonth, locale)).toBe(date)
  expect(formatDateAndTime(firstOfMonth, locale)).toBe(withTime)
})

test.each<[Locale, string, string]>([
  ['en', '1 to 7 December 2026', '26 December 2026 to 1 January 2027'],
  ['de', '1. bis 7. Dezember 2026', '26. Dezember 2026 bis 1. Januar 2027'],
  ['fr', 'du 1er au 7 décembre 2026', 'du 26 décembre 2026 au 1er janvier 2027'],
])('in %s a date range is written in words', (locale, within, into) => {
  const range = (first: number, last: number) =>
    formatDateRange(Date.UTC(2026, 11, first, 12), Date.UTC(2026, 11, last, 12), locale)
  expect(range(1, 7)).toBe(within)
  expect(range(26, 32)).toBe(into)
})

test('"1er" is for the first day of a month only', () => {
  const range = formatDateRange(Date.UTC(2026, 11, 11), Date.UTC(2026, 11, 21), 'fr')
  expect(range).toBe('du 11 au 21 décembre 2026')
})

test.each<[Locale, string, string]>([
  ['en', 'December 2024 – April 2025', 'March – June 2026'],
  ['de', 'Dezember 2024 – April 2025', 'März – Juni 2026'],
  ['fr', 'décembre 2024 – avril 2025', 'mars – juin 2026'],
])('in %s a range of months is written with a dash', (locale, into, within) => {
  expect(formatMonthRange('2024-12', '2025-04', locale)).toBe(into)
  expect(formatMonthRange('2026-03', '2026-06', locale)).toBe(within)
})

test('the date changes at midnight Swiss time', () => {
  expect(formatDateAndTime(Date.UTC(2026, 10, 20, 23), 'de')).toBe(
    'Samstag, 21. November 2026, 0.00\u00a0Uhr',
  )
})

test('a time of day has the format of its language', () => {
  expect(formatTimeOfDay('08:00', 'en')).toBe('08:00')
  expect(formatTimeOfDay('08:05', 'de')).toBe('8.05')
  expect(formatTimeOfDay('13:30', 'fr')).toBe('13\u00a0h\u00a030')
})
