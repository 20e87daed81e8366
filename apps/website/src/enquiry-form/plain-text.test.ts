import { expect, test } from 'vitest'
import { emptyValues } from '@site/enquiry/fields.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { toPlainText } from './plain-text.ts'
import { formTexts } from './form-content.ts'

const texts = formTexts(messages.en)
const values = {
  ...emptyValues,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  phone: '+41',
  email: 'ada@example.ch',
  message: 'One & two?\nThree = 100 %',
  source: 'others',
  otherSource: 'Zürich',
}

test('the text has a labelled line for every answer, in reading order', () => {
  expect(toPlainText(values, texts)).toBe(
    [
      'First Name: Ada',
      'Last Name: Lovelace',
      'Phone: +41',
      'Email: ada@example.ch',
      'Message: One & two?',
      'Three = 100 %',
      'Heard about us through: Zürich',
    ].join('\n'),
  )
})

test('in French a no-break space precedes the colon', () => {
  const french = formTexts(messages.fr)
  expect(toPlainText({ ...emptyValues, firstName: 'Ada' }, french)).toBe('Prénom\u00a0: Ada')
})

test('no label is a question', () => {
  for (const language of Object.values(messages)) {
    expect(toPlainText(values, formTexts(language)).replace('two?', '')).not.toMatch(/[?:].*[?:]/)
  }
})

test('a source other than "Others" is named without a left-over specification', () => {
  const text = toPlainText({ ...values, source: 'social' }, texts)
  expect(text).toContain(`Heard about us through: ${texts.SOURCE_SOCIAL}`)
  expect(text).not.toContain('Zürich')
})

test('the source "Others" is named if there is no specification', () => {
  const text = toPlainText({ ...values, otherSource: ' ' }, texts)
  expect(text).toContain(`Heard about us through: ${texts.SOURCE_OTHERS}`)
})

test('an empty form is empty text', () => {
  expect(toPlainText(emptyValues, texts)).toBe('')
})
