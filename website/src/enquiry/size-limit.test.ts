import { expect, test } from 'vitest'
import { bodyLimit } from '../../../enquiry-contract/body-limit.ts'
import { checkValues } from '../../../enquiry-contract/check-values.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { toPayload } from '../../../enquiry-contract/payload.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { messages } from '../../../i18n/messages.ts'
import { formTexts } from './form-texts.ts'
import { isTooLarge, roomHint } from './size-limit.ts'

const texts = formTexts(messages.en, 'page')
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
const hint = (message: string) => roomHint(valuesOf(message), texts, 'en')

test('who is far from the limit hears nothing of it', () => {
  expect(hint('x'.repeat(900_000))).toBe('')
})

test('near the limit the room is told in round numbers', () => {
  const near = valuesOf('x'.repeat(bodyLimit - 12_345))
  // Which apostrophe it is differs from one edition of the Unicode data to the next.
  expect(roomHint(near, texts, 'en')).toMatch(/12['’]000 more characters/)
})

test('beyond the limit what is too much is told, never less than it is', () => {
  expect(hint('x'.repeat(bodyLimit))).toBe(fillPlaceholders(texts.TOO_LONG_BY, { count: '200' }))
})

test('an umlaut and an escaped sign take the room that they take on the wire', () => {
  expect(hint('ü'.repeat(bodyLimit / 2))).not.toBe('')
  expect(hint('"'.repeat(bodyLimit / 2))).not.toBe('')
})

test('what seems to fit does fit, whatever its source', () => {
  let size = bodyLimit - 250
  while (!hint('x'.repeat(size)).startsWith(texts.TOO_LONG_BY.slice(0, 10))) size += 1
  const { enquiry } = checkValues(valuesOf('x'.repeat(size - 1)))
  expect(enquiry && isTooLarge(JSON.stringify(toPayload(enquiry)))).toBe(false)
})
