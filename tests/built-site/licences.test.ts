import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* Reads the built site: run `npm run build` first. */
const read = (name: string) =>
  readFileSync(new URL(`../../dist/site/${name}`, import.meta.url), 'utf8')

test.for(['react', 'react-dom', 'valibot', 'react-hot-toast'])(
  'the site publishes the licence of %s',
  (name) => {
    expect(read('licences.md')).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
  },
)

test('the site publishes the licence of the typeface', () => {
  expect(read('archivo-licence.txt')).toContain('SIL Open Font License, Version 1.1')
})
