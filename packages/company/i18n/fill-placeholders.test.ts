import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('a placeholder without a value throws an error that lists the possible ones', () => {
  const values = { company: 'Senda', town: 'Chur' }
  expect(fillPlaceholders('{company}, {town}', values)).toBe('Senda, Chur')
  expect(() => fillPlaceholders('{compnay} AG', values)).toThrow(
    'The text "{compnay} AG" contains {compnay}, which has no value. It may contain {company}, {town}.',
  )
})
