import { expect, test } from 'vitest'
import { sampleForm, sampleValues } from '../testing/sample-enquiry.ts'
import { parseForm, readFormPost } from './read-post.ts'

test('a form is read as browsers encode it', () => {
  const form = { ...sampleForm, message: 'a + b & c = 100%\r\nÜ 😀' }
  const { values } = readFormPost(parseForm(new URLSearchParams(form).toString()))
  expect(values).toEqual({ ...sampleValues, message: 'a + b & c = 100%\nÜ 😀' })
})

test('fields that an extension or a translator has added are ignored', () => {
  const form = { lang_hint: 'de', ...sampleForm, '__proto__[x]': '1', constructor: 'x' }
  const { values } = readFormPost(parseForm(new URLSearchParams(form).toString()))
  expect(values).toEqual(sampleValues)
})

test.each([
  ['of other names', (number: number) => `field${number}=`],
  ['of the same name', () => 'firstName='],
])('of 100,000 fields %s only the first are read', (_what, field) => {
  const form = parseForm(Array.from({ length: 100_000 }, (_, number) => field(number)).join('&'))
  expect(Object.values(form).flat().length).toBeLessThanOrEqual(1_000)
})

test('a form with a repeated field is refused', () => {
  expect(() => readFormPost(parseForm('firstName=A&firstName=B'))).toThrow('repeated fields')
})
