import { expect, test } from 'vitest'
import claims from '@site/content/claims.json' with { type: 'json' }
import { company } from '../facts/company.ts'
import { messages } from '../i18n/messages.ts'
import { allPages } from '../i18n/pages.ts'

test('every claim names a page and a text that exist', () => {
  expect(Object.keys(messages.en)).toEqual(expect.arrayContaining(Object.values(claims).flat()))
  expect(allPages).toEqual(expect.arrayContaining(Object.keys(claims)))
})

// Of another company, the texts name another trade.
test.runIf(company.name === 'Senda Consulting GmbH')(
  'every text that names the trade of the example is a claim',
  () => {
    const trade = Object.entries(messages.en)
      .filter(([, text]) => /business intelligence|engineering|consult/i.test(text))
      .map(([key]) => key)
    expect(trade).not.toEqual([])
    expect(Object.values(claims).flat()).toEqual(expect.arrayContaining(trade))
  },
)
