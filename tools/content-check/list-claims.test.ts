import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { listNames } from '@site/company/facts/lists.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { allPages } from '@site/company/i18n/pages.ts'

test('every claim names a page and a text or a list that exist', () => {
  const keys: string[] = [...Object.keys(messages.en), ...listNames]
  expect(
    Object.values(claims)
      .flat()
      .filter((key) => !keys.includes(key)),
  ).toEqual([])
  expect(allPages).toEqual(expect.arrayContaining(Object.keys(claims)))
})

test('every list is a claim of some page', () => {
  expect(Object.values(claims).flat()).toEqual(expect.arrayContaining(listNames))
})
