import { expect, test } from 'vitest'
import { emptyValues } from '@site/enquiry/form-values.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { plainText, mailtoUrl } from './plain-text.ts'
import { formTexts } from './form-texts.ts'

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
  expect(plainText(values, texts)).toBe(
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
  expect(plainText({ ...emptyValues, firstName: 'Ada' }, french)).toBe('Prénom\u00a0: Ada')
})

test('no label is a question', () => {
  for (const language of Object.values(messages)) {
    expect(plainText(values, formTexts(language)).replace('two?', '')).not.toMatch(/[?:].*[?:]/)
  }
})

test('the source is named in words, without a left-over specification', () => {
  const text = plainText({ ...values, source: 'social' }, texts)
  expect(text).toContain(`Heard about us through: ${texts.SOURCE_SOCIAL}`)
  expect(text).not.toContain('Zürich')
})

test('the source is named even without a specification', () => {
  const text = plainText({ ...values, otherSource: ' ' }, texts)
  expect(text).toContain(`Heard about us through: ${texts.SOURCE_OTHERS}`)
})

test('an empty form is empty text', () => {
  expect(plainText(emptyValues, texts)).toBe('')
})

test('the email contains everything, with the reference and CRLF line ends', () => {
  const { url } = mailtoUrl(values, texts, { to: 'info@senda.example', reference: '3F2A91C0' })
  const [address, query] = url.split('?')
  const parts = new Map(
    query?.split('&').map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  )
  expect(address).toBe('mailto:info@senda.example')
  expect(parts.get('subject')).toMatch(/3F2A91C0.*Ada\s+Lovelace/)
  expect(parts.get('body')).toBe(plainText(values, texts).replaceAll('\n', '\r\n'))
  // "+" would be read as a plus, not as a space.
  expect(query).not.toContain('+')
})

test('half an emoji becomes a replacement character, a whole one stays', () => {
  const { url } = mailtoUrl({ ...values, firstName: '\ud83d', message: '\udc4d 👍' }, texts, {
    to: 'info@senda.example',
  })
  expect(decodeURIComponent(url)).toContain('\ufffd Lovelace')
  expect(decodeURIComponent(url)).toContain('\ufffd 👍')
})

test('a mailto address that would be too long for email programs has no text, and says so', () => {
  const long = { ...values, message: 'ü'.repeat(400) }
  const mail = mailtoUrl(long, texts, { to: 'info@senda.example', reference: '3F2A91C0' })
  expect(mail.holdsText).toBe(false)
  expect(mail.url).toMatch(/^mailto:info@senda\.example\?subject=[^&]*3F2A91C0[^&]*$/)
  expect(mailtoUrl(values, texts, { to: 'info@senda.example' }).holdsText).toBe(true)
})

test('the subject of an email without a reference has no gap', () => {
  const { url } = mailtoUrl(values, texts, { to: 'info@senda.example' })
  expect(decodeURIComponent(url)).not.toMatch(/ {2}|\{/)
})
