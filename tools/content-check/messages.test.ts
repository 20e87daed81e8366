import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { messageFileProblems } from './message-problems.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** The texts of a folder of `content/`, by language. */
const folders = Object.entries<Record<Locale, Record<string, string>>>({
  messages,
  desk: deskMessages,
  editor: textsIn((locale) => ({ ...editorTexts[locale].words, ...editorTexts[locale].rules })),
})

function textsIn(textsOf: (locale: Locale) => Record<string, string>) {
  return { en: textsOf('en'), de: textsOf('de'), fr: textsOf('fr') }
}

/** The sources that may show a text; a key that occurs in none of them is unused. */
async function sources(): Promise<string> {
  const files = await Array.fromAsync(
    glob([
      'apps/website/{src,own-pictures}/**/*.{ts,tsx,astro}',
      '{apps/desk,apps/service,tools/content-check,tools/editor}/**/*.{ts,tsx}',
      'packages/{brand,company}/**/*.ts',
      'packages/enquiry/fields.ts',
    ]),
  )
  return files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test('the texts are complete and fit their places', () => {
  expect(messageFileProblems()).toEqual([])
})

describe.each(folders)('content/%s', (folder, texts) => {
  const keys = Object.keys(texts.en)

  test.for(locales)('%s.json has every key of en.json, in the same order', (locale) => {
    expect(Object.keys(texts[locale])).toEqual(keys)
  })

  test('keys are upper-case words', () => {
    expect(keys.filter((key) => !/^[A-Z][A-Z0-9_]*$/.test(key))).toEqual([])
  })

  test('every text is shown somewhere', async () => {
    const code = await sources()
    const unused = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
    expect(unused, `Remove these keys from content/${folder}, or use them`).toEqual([])
  })
})
