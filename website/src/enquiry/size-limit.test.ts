import { expect, test } from 'vitest'
import { bodyLimit, toPayload } from '../../../enquiry-contract/payload.ts'
import { checkValues } from '../../../enquiry-contract/form-schema.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { messages } from '../../../i18n/messages.ts'
import { formTexts } from './form-texts.ts'
import { isTooLarge, lengthHint } from './size-limit.ts'

const texts = formTexts(messages.en)
const valuesOf = (message: string) => ({
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '1',
  email: 'ada@example.ch',
  source: 'others',
  otherSource: 'A fair',
  message,
})
const hint = (message: string) => lengthHint(valuesOf(message), texts, 'en')

test('there is no hint far from the limit', () => {
  expect(hint('x'.repeat(900_000))).toBe('')
})

test('near the limit the hint gives the remaining length in round numbers', () => {
  const near = valuesOf('x'.repeat(bodyLimit - 12_345))
  // Versions of ICU use different apostrophes.
  expect(lengthHint(near, texts, 'en')).toMatch(/12['’]000 more characters/)
})

test('beyond the limit the hint gives the excess, rounded up', () => {
  expect(hint('x'.repeat(bodyLimit))).toBe(fillPlaceholders(texts.TOO_LONG_BY, { count: '200' }))
})

test('umlauts and escaped characters count as the bytes that are sent', () => {
  expect(hint('ü'.repeat(bodyLimit / 2))).not.toBe('')
  expect(hint('"'.repeat(bodyLimit / 2))).not.toBe('')
})

test('an enquiry without a hint that it is too long is not too large', () => {
  let size = bodyLimit - 250
  while (!hint('x'.repeat(size)).startsWith(texts.TOO_LONG_BY.slice(0, 10))) size += 1
  const { enquiry } = checkValues(valuesOf('x'.repeat(size - 1)))
  expect(enquiry && isTooLarge(JSON.stringify(toPayload(enquiry)))).toBe(false)
})
