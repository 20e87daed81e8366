import { expect, test } from 'vitest'
import type { Locale } from '../i18n/locales.ts'
import { writtenTexts } from '../i18n/testing/written-texts.ts'

/** What is wrong in a text, and in which languages. */
const faults: { fault: string; pattern: RegExp; locales: Locale[] }[] = [
  { fault: 'ß: Switzerland writes ss', pattern: /ß/, locales: ['en', 'de', 'fr'] },
  {
    fault: 'a straight quotation mark or apostrophe',
    pattern: /["']/,
    locales: ['en', 'de', 'fr'],
  },
  { fault: 'three full stops instead of …', pattern: /\.\.\./, locales: ['en', 'de', 'fr'] },
  {
    fault: 'a space before : ; ! ?',
    pattern: /[\p{L}\d}][ \u00a0\u202f][:;!?]/u,
    locales: ['en', 'de'],
  },
  { fault: 'not U+00A0 before a colon', pattern: /[^\u00a0]:(?=\s|$)/m, locales: ['fr'] },
  { fault: 'not U+202F before ; ! ?', pattern: /[^\u202f?!][;!?]/, locales: ['fr'] },
  { fault: 'not U+202F inside « »', pattern: /«[^\u202f]|[^\u202f]»/, locales: ['fr'] },
]

test('texts and facts follow the typography of their language', () => {
  const problems = writtenTexts().flatMap(({ locale, place, text }) =>
    faults
      .filter(({ pattern, locales }) => locales.includes(locale) && pattern.test(text))
      .map(({ fault, pattern }) => {
        const { index = 0 } = pattern.exec(text) ?? {}
        return `${place}: ${fault} (“${text.slice(Math.max(0, index - 20), index + 20)}”)`
      }),
  )
  expect(problems).toEqual([])
})
