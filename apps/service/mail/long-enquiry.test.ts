import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { fieldNames } from '@site/enquiry/fields.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { composeMail } from './compose-mail.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

function compose(overrides: Partial<typeof sampleValues>) {
  const enquiry = sampleEnquiry({ values: { ...sampleValues, ...overrides } })
  return composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'en' })
}

describe('the email of an enquiry that is too long for it', () => {
  const message = `Grüezi\n${'We are looking for help. '.repeat(1_000)}\nThe end`
  const mail = compose({ message })

  test('shows the beginning of each answer, and mentions the attachment', () => {
    expect(mail.text).toContain('the full text is attached')
    expect(mail.text).toContain('Grüezi\nWe are looking for help.')
    expect(mail.text).not.toContain('The end')
    expect(mail.html).not.toContain('The end')
    expect(mail.text).toContain('Müller & Söhne AG')
  })

  test('attaches a file with every answer in full', async () => {
    const { message: sent } = await composer.sendMail(mail)
    const { attachments } = await PostalMime.parse(sent as Buffer)
    expect(attachments).toHaveLength(1)
    const [file] = attachments
    expect(file).toMatchObject({ filename: `${mail.id.slice(0, 8).toUpperCase()}.txt` })
    const text = Buffer.from(file?.content as ArrayBuffer).toString()
    expect(text).toContain(`\nMessage\n${message}\n`)
    expect(text).toContain('\nCompany Name\nMüller & Söhne AG\n')
  })

  test('names the source in that file in the words of the form', () => {
    const { attachments: [file] = [] } = compose({
      message,
      source: 'others',
      otherSource: 'a fair',
    })
    expect(file?.content).toMatch(/\nHeard about us through\nOthers: a fair\n$/)
  })

  test('has the visitor as its reply address, like any other', () => {
    expect(mail.replyTo).toEqual({ name: 'Jérôme Müller', address: 'jerome@example.ch' })
  })
})

test('the email of an ordinary enquiry contains all of it, and no file', () => {
  const mail = compose({ message: 'a'.repeat(10_000) })
  expect(mail.text).toContain('a'.repeat(10_000))
  expect(mail.text).not.toContain('attached')
  expect(mail.attachments).toBeUndefined()
})

test.each(fieldNames)('a %s of a megabyte does not make the email large', (field) => {
  const { text, html } = compose({ [field]: '"'.repeat(1_000_000) })
  expect(text.length).toBeLessThan(25_000)
  expect(html.length).toBeLessThan(150_000)
})
