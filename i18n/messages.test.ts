import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { messages, type MessageKey } from './messages.ts'

const keys = Object.keys(messages.en) as MessageKey[]
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

const textOf = (locale: string) =>
  readFileSync(new URL(`../content/messages/${locale}.json`, import.meta.url), 'utf8')

/** The sources that may show a text; a key that stands in none of them is shown to nobody. */
async function sources(): Promise<string> {
  const files = await Array.fromAsync(glob('{website/src,enquiry-service}/**/*.{ts,tsx,astro}'))
  return files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test.for(locales)('%s.json has every key of en.json, in the same order, and no other', (locale) => {
  expect(Object.keys(messages[locale])).toEqual(keys)
})

test.for(locales)('%s.json names no key twice', (locale) => {
  const written = [...textOf(locale).matchAll(/^ {2}"(\w+)":/gm)].map((match) => match[1])
  expect(written).toEqual(keys)
})

test.for(locales)('%s.json has no empty text and no stray space', (locale) => {
  const wrong = keys.filter(
    (key) => !messages[locale][key] || /^ | $| {2}/.test(messages[locale][key]),
  )
  expect(wrong).toEqual([])
})

test.for(locales)('%s.json keeps the placeholders of the English texts', (locale) => {
  const wrong = keys.filter(
    (key) => placeholders(messages[locale][key]).join() !== placeholders(messages.en[key]).join(),
  )
  expect(wrong).toEqual([])
})

test('keys are upper-case words', () => {
  expect(keys.filter((key) => !/^[A-Z][A-Z0-9_]*$/.test(key))).toEqual([])
})

test('every text is shown somewhere', async () => {
  const code = await sources()
  const unused = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
  expect(unused, 'Remove these keys from content/messages, or use them').toEqual([])
})

test('German is written the Swiss way, without ß', () => {
  expect(textOf('de')).not.toContain('ß')
})

test('French uses typographic apostrophes', () => {
  expect(keys.filter((key) => messages.fr[key].includes("'"))).toEqual([])
})
