import { expect, test } from 'vitest'
import { openDays } from './opening-hours.ts'

const mornings = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
  opens: '08:00',
  closes: '12:00',
} as const
const afternoons = { days: ['Mo', 'Tu', 'We', 'Th'], opens: '13:30', closes: '17:30' } as const
const hours = [mornings, afternoons].map((entry) => ({ ...entry, days: [...entry.days] }))

/** Versions of ICU use different spaces. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

test('consecutive days with the same hours share a line', () => {
  const [most, friday, ...others] = openDays(hours, 'en')
  expect(plain(most?.days)).toBe('Monday – Thursday')
  expect(most?.hours).toEqual(['08:00–12:00', '13:30–17:30'])
  expect(friday).toEqual({ days: 'Friday', hours: ['08:00–12:00'] })
  expect(others).toEqual([])
})

test('the days are named in the language of the page', () => {
  expect(plain(openDays(hours, 'de')[0]?.days)).toBe('Montag – Donnerstag')
  expect(plain(openDays(hours, 'fr')[0]?.days)).toBe('lundi – jeudi')
})

test('a day that is closed or has other hours ends the line', () => {
  const opens = (days: ('Mo' | 'Tu' | 'We' | 'Th')[], from: string) => ({
    days,
    opens: from,
    closes: '17:00',
  })
  const days = openDays([opens(['Mo', 'Th'], '09:00'), opens(['We'], '10:00')], 'en')
  expect(days.map(({ days }) => days)).toEqual(['Monday', 'Wednesday', 'Thursday'])
})

test('the order of the facts does not matter', () => {
  expect(openDays(hours.toReversed(), 'en')).toEqual(openDays(hours, 'en'))
})
