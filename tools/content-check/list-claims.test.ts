import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { messages } from '@site/company/i18n/messages.ts'
import { everyPage } from '@site/company/i18n/pages.ts'

test('every claim names a page and a text that exist', () => {
  const keys = Object.keys(messages.en)
  expect(
    Object.values(claims)
      .flat()
      .filter((key) => !keys.includes(key)),
  ).toEqual([])
  expect(everyPage).toEqual(expect.arrayContaining(Object.keys(claims)))
})
