import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { controlCharacters } from '../text/clean-text.ts'
import { companyAddress } from '../testing/company-address.ts'
import { pseudoRandom } from '../testing/pseudo-random.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { openTestTransport, startSmtpServer } from '../testing/smtp-server.ts'
import { composeMail } from './compose-mail.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The email of a visitor with this name, and the message as it is sent. */
async function mailFrom(name: Partial<typeof sampleValues>) {
  const enquiry = sampleEnquiry({ values: { ...sampleValues, ...name } })
  const mail = composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'en' })
  const { message } = await composer.sendMail(mail)
  return { mail, sent: (message as Buffer).toString() }
}

/** A header as it was sent, unfolded. */
function header(sent: string, name: string): string {
  const [head = ''] = sent.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n(?=[ \t])/g, '')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}

const bytesOf = (encoding: string, text: string) =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      )

/** Decodes strictly as in RFC 2047: only whole words, and no space between two of them. */
function decodeStrictly(text: string): string {
  const word = /=\?[^\s?]+\?([BQ])\?([^?\s]*)\?=/i
  const words = new RegExp(`(?<=^|\\s)${word.source}(\\s+${word.source})*(?=\\s|$)`, 'gi')
  return text.replace(words, (run) =>
    Buffer.concat(
      run.split(/\s+/).map((part) => {
        const [, encoding = '', content = ''] = word.exec(part) ?? []
        return bytesOf(encoding, content)
      }),
    ).toString('utf8'),
  )
}

/** Decodes whatever looks encoded, wherever it is: in quotes, in addresses, across spaces. */
function decodeEverything(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(=\?[^?]*\?[BQ]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?[^?]*\?([BQ])\?([^?]*)\?=/gi)].map(([, encoding = '', content = '']) =>
          bytesOf(encoding, content),
        ),
      ).toString('utf8'),
    )
}

const decoders = { decodeStrictly, decodeEverything }

/** As typed, but for a space in what mail programs would take for an encoded word. */
const shown = (text = '') => text.replaceAll('=?', '= ?')

async function expectShownAsTyped(name: Partial<typeof sampleValues>) {
  const { mail, sent } = await mailFrom(name)
  const parsed = await PostalMime.parse(sent)
  expect(parsed.subject).toBe(shown(mail.subject))
  expect(parsed.from).toEqual(companyAddress)
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.replyTo).toHaveLength(1)
  expect(parsed.replyTo?.[0]?.address).toBe('jerome@example.ch')
  expect(parsed.replyTo?.[0]?.name).toBe(shown(mail.replyTo?.name))
  for (const [decoder, decode] of Object.entries(decoders)) {
    expect(decode(header(sent, 'subject')), decoder).toBe(shown(mail.subject))
    for (const field of ['subject', 'from', 'reply-to']) {
      expect(header(sent, field)).toMatch(/^[\x20-\x7E]+$/)
      expect(decode(header(sent, field)), `${decoder} of ${field}`).not.toMatch(controlCharacters)
    }
  }
}

describe('a name that looks like an encoded word is shown as typed', () => {
  test.each([
    '=?utf-8?Q?=0D=0ABcc:_v=40x.ch?=',
    '=?utf-8?B?4oCuZWxpZi5leGU=?=',
    '=?utf-8?Q?=E2=80=AE?= =?utf-8?Q?=D8=9C?=',
    '=?utf-8?Q?a b=0D=0A?=',
    '=?utf-8?Q?',
    '"=?utf-8?Q?=0D=0A?="',
    '(=?utf-8?Q?=0D=0A?=)',
    'é =?utf-8?Q?=0D=0A?=',
    '=?iso-8859-1*en?q?=9B2J?=',
    `=?utf-8?Q?${'=0D=0A'.repeat(8)}?=`,
    '==?utf-8?Q?=0A?=?utf-8?Q?=0D?=',
  ])('%s', async (firstName) => {
    await expectShownAsTyped({ firstName })
    await expectShownAsTyped({ firstName: 'Eve', lastName: firstName })
  })

  test('in an email sent over SMTP as well', async () => {
    const server = await startSmtpServer()
    const transport = openTestTransport(server.url)
    const firstName = '=?utf-8?Q?=0D=0ABcc:_v=40x.ch?='
    const { mail } = await mailFrom({ firstName })
    await transport.send(mail)
    transport.close()
    const [received] = await server.inbox()
    expect(received?.subject).toBe(shown(mail.subject))
    const { name, address } = mail.replyTo ?? {}
    expect(received?.replyTo).toEqual([{ name: shown(name), address }])
    expect(received?.text).toContain(firstName)
  })
})

test('any name is shown as typed by every decoder, and has no effect', async () => {
  const parts = [
    ...['=?', '?=', '=?utf-8?Q?', '=?utf-8?B?', '=0D=0A', '4oCu', '_', '?', '=', ' ', '  '],
    ...['\r\n', '\u0000', '\u001B[2J', '\u009B', '\u007F', '\u2028', '\uD800'],
    ...['\u202E', '\u2066', '\u200F', '\u061C', 'é', '😀', '名前', 'a'.repeat(30)],
    ...['"', '\\', '<victim@example.com>', ', victim@example.com', ';', ':', '(', ')', '\t'],
    ...['=?utf-8?Q?=0D=0ABcc:_v=40x.ch?=', '=?utf-8?B?4oCu?=', 'Eve', 'Bcc: v@x.ch'],
  ]
  const random = pseudoRandom(1)
  const hostile = () =>
    Array.from({ length: 1 + random(6) }, () => parts[random(parts.length)]).join('')
  for (let round = 0; round < 300; round++) {
    await expectShownAsTyped({ firstName: hostile(), lastName: `${hostile()}Eve` })
  }
})
