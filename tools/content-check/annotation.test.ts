import { expect, test } from 'vitest'
import { annotation } from './annotation.ts'

test.each([
  [
    'content/messages/de.json, CONTACT: 28 characters do not fit the menu.',
    '::error file=content/messages/de.json::content/messages/de.json, CONTACT: 28 characters do not fit the menu.',
  ],
  [
    'content/company.json needs a correction:\n  uid: is missing',
    '::error file=content/company.json::content/company.json needs a correction:%0A  uid: is missing',
  ],
  ['/de links to /x, which does not exist.', '::error::/de links to /x, which does not exist.'],
  ['A page is 100% empty', '::error::A page is 100%25 empty'],
])('GitHub shows “%s” at its file, in one piece', (problem, expected) => {
  expect(annotation(problem)).toBe(expected)
})
