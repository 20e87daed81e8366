import { describe, expect, test } from 'vitest'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { singleLine } from '../text/clean-text.ts'
import { composeMail } from './compose-mail.ts'
import { createMessageId } from './email-to-company.ts'
import type { MailSettings } from './mail.ts'

const settings: MailSettings = {
  from: { name: 'Senda Consulting GmbH', address: 'website@senda.example' },
  to: [{ name: 'Senda Consulting GmbH', address: 'info@senda.example' }],
  language: 'en',
}
const id = '3f2a91c0-1234-4abc-8def-0123456789ab'
const receivedAt = Date.UTC(2026, 10, 20, 22, 5)

function compose(overrides: Partial<typeof sampleValues> = {}, language = settings.language) {
  const values = { ...sampleValues, ...overrides }
  return composeMail(sampleEnquiry({ id, receivedAt, values }), { ...settings, language })
}

describe('the email of an enquiry', () => {
  test('is from and to the company, with replies to the visitor', () => {
    expect(compose()).toMatchObject({
      from: settings.from,
      to: settings.to,
      replyTo: { name: 'Jérôme Müller', address: 'jerome@example.ch' },
      subject: 'Enquiry 3F2A91C0 from Jérôme Müller',
    })
  })

  test('states why it looks like spam', () => {
    const mail = composeMail(sampleEnquiry({ id, mark: 'too-fast' }), settings)
    expect(mail.subject).toBe('[Spam?] Enquiry 3F2A91C0 from Jérôme Müller')
    expect(mail.text).toMatch(/Possible spam +Sent faster than anyone can type/)
  })

  test('has the same Message-ID each time it is composed', () => {
    expect(compose().messageId).toBe(`<${id}@senda.example>`)
  })

  test('has a Message-ID in ASCII even if the sender’s domain is not', () => {
    expect(createMessageId(id, 'info@zürich.ch')).toBe(`<${id}@xn--zrich-kva.ch>`)
  })

  test('contains everything in plain text', () => {
    expect(compose().text).toBe(`Jérôme Müller has sent an enquiry through the website.

Grüezi
Wir suchen Hilfe.

First Name              Jérôme
Last Name               Müller
Phone                   +41 79 123 45 67
Company Name            Müller & Söhne AG
Email                   jerome@example.ch
Heard about us through  Friend
Written in              German
Received                Friday, 20 November 2026 at 23:05
Reference               3F2A91C0

Reply to this email to answer Jérôme Müller directly.
`)
  })

  test('contains the same in HTML, with the line breaks of the message', () => {
    const { html } = compose()
    expect(html).toContain('Grüezi<br>Wir suchen Hilfe.')
    expect(html).toContain('Müller &amp; Söhne AG')
    expect(html).toContain('href="mailto:jerome@example.ch"')
    expect(html).toContain('href="tel:+41791234567"')
    expect(html).toContain('3F2A91C0')
  })

  test('is written in the language of the company', () => {
    const { text, subject, html } = compose({}, 'de')
    expect(subject).toBe('Anfrage 3F2A91C0 von Jérôme Müller')
    expect(text).toContain('Freitag, 20. November 2026')
    expect(html).toContain('<html lang="de-CH">')
  })

  test('names the source that the visitor specified', () => {
    expect(compose({ source: 'others', otherSource: 'a talk in Chur' }).text).toContain(
      'Others: a talk in Chur',
    )
  })

  test('follows French typography: a space before a colon, a date without a comma', () => {
    const { text } = compose({ source: 'others', otherSource: 'une foire' }, 'fr')
    expect(text).toContain('Autre\u00A0: une foire')
    expect(text).toContain('vendredi 20 novembre 2026')
  })

  test('reminds the company of the answer time that its website promises', () => {
    const answerTime = 'We reply within one working day.'
    const { text, html } = composeMail(sampleEnquiry({ id }), { ...settings, answerTime })
    expect(text).toContain(`Your website says: “${answerTime}”`)
    expect(html).toContain(`Your website says: “${answerTime}”`)
    expect(compose().text).not.toContain('Your website says')
  })

  test('links a phone number only if it contains digits', () => {
    expect(compose({ phone: 'by mail, please' }).html).not.toContain('tel:')
  })

  test.each([
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['0041 (0)79 123 45 67', '0041791234567'],
    ['079 123 45 67', '0791234567'],
    ['081/000 00 00', '0810000000'],
    ['044 111 22 33 / 079 111 22 33', '0441112233'],
    ['Tel. 044 111 22 33 ab 17 Uhr', '0441112233'],
  ])('links %s as it is dialled', (phone, number) => {
    expect(compose({ phone }).html).toContain(`href="tel:${number}"`)
  })

  test('omits empty fields, and states that there is no message', () => {
    const { text } = compose({ companyName: '', message: '' })
    expect(text).not.toContain('Company Name')
    expect(text).toContain('(no message)')
  })
})

describe('what a visitor writes', () => {
  test('cannot add a header', () => {
    const { subject, replyTo } = compose({ lastName: 'Eve\r\nBcc: victim@example.ch' })
    expect(subject).toBe('Enquiry 3F2A91C0 from Jérôme Eve Bcc: victim@example.ch')
    expect(replyTo?.name).toBe('Jérôme Eve Bcc: victim@example.ch')
  })

  test('cannot put a lone surrogate into the email', () => {
    const { html, text } = compose({ email: 'a\ud800@example.ch', message: 'half \udc00' })
    expect((html + text).isWellFormed()).toBe(true)
  })

  test('cannot add markup', () => {
    const attack = '<img src=x onerror="alert(1)">'
    const { html } = compose({
      firstName: attack,
      message: `${attack}\n</td>`,
      companyName: `" onclick='x`,
      phone: `"><script>`,
      source: 'others',
      otherSource: attack,
    })
    expect(html).not.toMatch(/<img|<script|" onclick|<\/td>\s*<br>/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  })

  test('cannot fill placeholders of the texts', () => {
    expect(compose({ firstName: '{reference}', lastName: '$&' }).subject).toBe(
      'Enquiry 3F2A91C0 from {reference} $&',
    )
  })

  test('stays short in headers and complete in the body', () => {
    const lastName = 'x'.repeat(5_000)
    const { subject, replyTo, text } = compose({ lastName })
    expect(subject.length).toBeLessThan(120)
    expect(replyTo?.name.length).toBeLessThanOrEqual(80)
    expect(text).toContain(lastName)
  })

  test('is not used as Reply-To when it cannot receive email', () => {
    const { replyTo, text } = compose({ email: `${'x'.repeat(250)}@example.ch` })
    expect(replyTo).toBeUndefined()
    expect(text).not.toContain('Reply to this email')
    expect(text).toContain('A reply to this email will not reach')
  })

  test('is used as Reply-To with an umlaut domain in ASCII, and shown as typed', () => {
    const { replyTo, text } = compose({ email: 'info@zürich.ch' })
    expect(replyTo?.address).toBe('info@xn--zrich-kva.ch')
    expect(text).toContain('info@zürich.ch')
    expect(text).toContain('Reply to this email')
  })

  test.each([
    ['letters that few mail servers take', 'jürg@zürich.ch'],
    ['a mark that reverses the reading direction', 'a\u202Eb@example.ch'],
    ['such a mark in its domain', 'eve@ex\u202Eample.ch'],
    ['an invisible space', 'eve@example.ch\u200B'],
    ['half a character', 'eve@\uD800.example.ch'],
    ['what mail programs would decode', '=?utf-8?Q?=0D=0ABcc:v?=@example.ch'],
  ])('is not used as Reply-To with %s', (_, email) => {
    const { replyTo, text } = compose({ email })
    expect(replyTo).toBeUndefined()
    expect(text).toContain(singleLine(email))
    expect(text).not.toContain('Reply to this email')
  })
})
