import { expect, test } from 'vitest'
import { writtenTexts } from './written-texts.ts'
import { typographyProblems } from './typography.ts'

test('texts and facts follow the typography of their language', () => {
  expect(typographyProblems(writtenTexts())).toEqual([])
})

test.each([
  ['de', 'Grüße'],
  ['en', 'It"s'],
  ['fr', 'Pourquoi ?'],
] as const)('in %s “%s” is reported with its place', (locale, text) => {
  expect(typographyProblems([{ locale, name: 'KEY', place: 'de.json, KEY', text }])[0]).toMatch(
    /^de.json, KEY: /,
  )
})
