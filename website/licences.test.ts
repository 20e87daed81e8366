import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* The built site carries the terms of what it hands out (run `npm run build` first). */
const read = (name: string) =>
  readFileSync(new URL(`../dist/site/${name}`, import.meta.url), 'utf8')

test.for(['react', 'react-dom', 'valibot', 'react-hot-toast'])(
  'the terms of %s are there for visitors to read',
  (name) => {
    expect(read('licences.md')).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
  },
)

test('the typeface comes with its licence', () => {
  expect(read('archivo-licence.txt')).toContain('SIL Open Font License, Version 1.1')
})
