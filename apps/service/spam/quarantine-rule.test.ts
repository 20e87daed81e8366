import { expect, test } from 'vitest'
import { quarantineRuleAt } from './spam-rules.ts'

const at = (time: string) => {
  const { since, digestAt } = quarantineRuleAt(Date.parse(time))
  return [since, digestAt].map((moment) => new Date(moment).toISOString())
}

test('the digest is sent at the next full hour, and enquiries are counted one hour back', () => {
  expect(at('2026-11-20T10:20:00Z')).toEqual([
    '2026-11-20T09:20:00.000Z',
    '2026-11-20T11:00:00.000Z',
  ])
})

test('an enquiry just before the hour is listed an hour later', () => {
  expect(at('2026-11-20T10:59:30Z')).toEqual([
    '2026-11-20T09:59:30.000Z',
    '2026-11-20T12:00:00.000Z',
  ])
})
