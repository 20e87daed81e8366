import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fields } from '@site/enquiry/fields.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { formTexts } from './form-texts.ts'

test('the form has every text that its code names, and no other', () => {
  const folder = new URL('.', import.meta.url)
  const code = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|form-texts/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const named = [...code.matchAll(/\btexts\.([A-Z_]+)/g)].map(([, key]) => key)
  const texts = formTexts(messages.de)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => key && !(key in texts))).toEqual([])
  const ofFields = JSON.stringify(fields)
  const others = Object.keys(texts).filter((key) => !ofFields.includes(`"${key}"`))
  expect(others.filter((key) => !named.includes(key))).toEqual([])
  expect(Object.values(texts)).not.toContain(undefined)
})
