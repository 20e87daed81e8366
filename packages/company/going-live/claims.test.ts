import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { messages } from '../i18n/messages.ts'
import { allPages } from '../i18n/pages.ts'

test('every claim names a page and a text that exist', () => {
  expect(Object.keys(messages.en)).toEqual(expect.arrayContaining(Object.values(claims).flat()))
  expect(allPages).toEqual(expect.arrayContaining(Object.keys(claims)))
})
