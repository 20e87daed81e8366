import { expect, test } from 'vitest'
import { messages } from '@site/company/i18n/messages.ts'
import { emptyValues } from '@site/enquiry/fields.ts'
import { formTexts } from './form-content.ts'
import { mailtoUrl } from './mailto-url.ts'
import { toPlainText } from './plain-text.ts'

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

test('the email has the reference in its subject, and the whole enquiry with CRLF line ends', () => {
  const { url } = mailtoUrl(values, texts, { to: 'info@senda.example', reference: '3F2A91C0' })
  const [address, query] = url.split('?')
  const parts = new Map(
    query?.split('&').map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  )
  expect(address).toBe('mailto:info@senda.example')
  expect(parts.get('subject')).toMatch(/3F2A91C0.*Ada\s+Lovelace/)
  expect(parts.get('body')).toBe(toPlainText(values, texts).replaceAll('\n', '\r\n'))
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

test('an address that would be too long for email programs has no body', () => {
  const long = { ...values, message: 'ü'.repeat(400) }
  const mail = mailtoUrl(long, texts, { to: 'info@senda.example', reference: '3F2A91C0' })
  expect(mail.hasBody).toBe(false)
  expect(mail.url).toMatch(/^mailto:info@senda\.example\?subject=[^&]*3F2A91C0[^&]*$/)
  expect(mailtoUrl(values, texts, { to: 'info@senda.example' }).hasBody).toBe(true)
})

test('the subject of an email without a reference has no gap', () => {
  const { url } = mailtoUrl(values, texts, { to: 'info@senda.example' })
  expect(decodeURIComponent(url)).not.toMatch(/ {2}|\{/)
})
