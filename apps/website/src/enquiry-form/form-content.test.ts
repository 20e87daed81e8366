import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fields } from '@site/enquiry/fields.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { formTexts } from './form-content.ts'

test('the form has exactly the texts that its code uses', () => {
  const folder = new URL('.', import.meta.url)
  const code = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|form-content/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const used = [...code.matchAll(/\btexts\.([A-Z_]+)/g)].map(([, key]) => key)
  const texts = formTexts(messages.de)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((key) => key && !(key in texts))).toEqual([])
  const ofFields = JSON.stringify(fields)
  const others = Object.keys(texts).filter((key) => !ofFields.includes(`"${key}"`))
  expect(others.filter((key) => !used.includes(key))).toEqual([])
  expect(Object.values(texts)).not.toContain(undefined)
})
