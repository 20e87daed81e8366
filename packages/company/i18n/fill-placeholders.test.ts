import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('a placeholder without a value throws an error that lists the possible ones', () => {
  const values = { company: 'Senda', town: 'Chur' }
  expect(fillPlaceholders('{company}, {town}', values)).toBe('Senda, Chur')
  expect(() => fillPlaceholders('{compnay} AG', values)).toThrow(
    'The text "{compnay} AG" contains {compnay}, which has no value. It may contain {company}, {town}.',
  )
})

test.each([
  ['Conseil à {town}', 'Le Locle', 'Conseil au Locle'],
  ['À {town}, nous conseillons', 'Les Verrières', 'Aux Verrières, nous conseillons'],
  ['Depuis {town}', 'Le Locle', 'Depuis Le Locle'],
  ['Conseil à {town}', 'Lens', 'Conseil à Lens'],
  ['Conseil à {town}', 'La Chaux-de-Fonds', 'Conseil à La Chaux-de-Fonds'],
])('in French %s is written for %s', (message, town, text) => {
  expect(fillPlaceholders(message, { town })).toBe(text)
})
