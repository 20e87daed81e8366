import { expect, test } from 'vitest'
import type { Locale } from '../i18n/locales.ts'
import { openingLines } from './opening-hours.ts'

const mornings = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
  opens: '08:00',
  closes: '12:00',
} as const
const afternoons = { days: ['Mo', 'Tu', 'We', 'Th'], opens: '13:30', closes: '17:30' } as const
const hours = [mornings, afternoons].map((entry) => ({ ...entry, days: [...entry.days] }))

test.each<[Locale, string[]]>([
  [
    'en',
    ['Monday to Thursday, 08:00–\u206012:00 and 13:30–\u206017:30', 'Friday, 08:00–\u206012:00'],
  ],
  [
    'de',
    [
      'Montag bis Donnerstag, 8.00–\u206012.00 und 13.30–\u206017.30\u00a0Uhr',
      'Freitag, 8.00–\u206012.00\u00a0Uhr',
    ],
  ],
  [
    'fr',
    [
      'du lundi au jeudi, de 8\u00a0h à 12\u00a0h et de 13\u00a0h\u00a030 à 17\u00a0h\u00a030',
      'vendredi, de 8\u00a0h à 12\u00a0h',
    ],
  ],
])('in %s consecutive days with the same hours share a line', (locale, lines) => {
  expect(openingLines(hours, locale)).toEqual(lines)
})

test('a day that is closed or has other hours ends the line', () => {
  const opens = (days: ('Mo' | 'Tu' | 'We' | 'Th')[], from: string) => ({
    days,
    opens: from,
    closes: '17:00',
  })
  expect(openingLines([opens(['Mo', 'Th'], '09:00'), opens(['We'], '10:00')], 'en')).toEqual([
    'Monday, 09:00–\u206017:00',
    'Wednesday, 10:00–\u206017:00',
    'Thursday, 09:00–\u206017:00',
  ])
})

test('the order of the facts does not matter', () => {
  expect(openingLines(hours.toReversed(), 'en')).toEqual(openingLines(hours, 'en'))
})
