import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Log } from '../process/log.ts'
import { captureLog } from '../testing/logs.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { composeMail } from './compose-mail.ts'
import { MailRefusedError } from './mail.ts'
import { openSmtpTransport, type SmtpTimeouts } from './smtp-transport.ts'

function open(url: URL, timeouts?: SmtpTimeouts, log?: Log) {
  const transport = openSmtpTransport(url, { timeouts, log })
  onTestFinished(() => {
    transport.close()
  })
  return transport
}

function sampleMail(values = sampleValues) {
  const enquiry = sampleEnquiry({ id: randomUUID(), values })
  return composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'de' })
}

test('an email arrives as it was composed', async () => {
  const server = await startSmtpServer()
  const mail = sampleMail()
  await open(server.url).send(mail)
  const [received] = await server.inbox()
  expect(received).toMatchObject({
    from: mail.from,
    to: mail.to,
    replyTo: [{ name: 'Jérôme Müller', address: 'jerome@example.ch' }],
    subject: mail.subject,
    messageId: mail.messageId,
  })
  expect(received?.text?.trim()).toBe(mail.text.trim())
  expect(received?.html?.trim()).toBe(mail.html.trim())
})

test('one email goes to several mailboxes, even if one of them refuses it, which is logged', async () => {
  const asked: string[] = []
  const server = await startSmtpServer(0, {
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      done(address.startsWith('ana@') ? new Error('no such mailbox') : null)
    },
  })
  const to = ['info@example.ch', 'ana@example.ch'].map((address) => ({ name: 'Senda', address }))
  const { lines, log } = captureLog()
  await open(server.url, undefined, log).send({ ...sampleMail(), to })
  expect(lines.join('')).toMatch(/"refused":1.*refused some mailboxes of MAIL_TO/)
  expect(asked).toEqual(['info@example.ch', 'ana@example.ch'])
  expect((await server.inbox()).map((mail) => mail.to)).toEqual([to])
})

test('an email asks other mailboxes not to reply automatically', async () => {
  const server = await startSmtpServer()
  await open(server.url).send(sampleMail())
  expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test('what a visitor writes reaches neither the headers nor the envelope', async () => {
  const recipients: string[] = []
  const server = await startSmtpServer(0, {
    onRcptTo(address, _session, done) {
      recipients.push(address.address)
      done()
    },
  })
  const attack = 'Eve\r\nBcc: victim@example.com\r\n\r\nHello'
  await open(server.url).send(
    sampleMail({
      ...sampleValues,
      firstName: attack,
      lastName: '" <victim@example.com>, "',
      email: 'eve@example.ch',
      message: '.\r\nQUIT\r\n',
    }),
  )
  const [received] = await server.inbox()
  expect(recipients).toEqual(['info@senda.example'])
  expect(received?.bcc).toBeUndefined()
  expect(received?.cc).toBeUndefined()
  expect(received?.replyTo).toEqual([expect.objectContaining({ address: 'eve@example.ch' })])
  expect(received?.text).toContain('.\nQUIT')
})

describe('an error shows whether it affects one email or all', () => {
  test.each([
    { stage: 'sender', code: 451, kind: 'temporary' },
    { stage: 'sender', code: 552, kind: 'permanent' },
    { stage: 'data', code: 451, kind: 'temporary' },
    { stage: 'data', code: 452, kind: 'temporary' },
    { stage: 'data', code: 552, kind: 'permanent' },
    { stage: 'data', code: 554, kind: 'permanent' },
  ] as const)(
    '$code at the stage "$stage" affects this email alone',
    async ({ kind, ...fault }) => {
      const server = await startSmtpServer()
      server.fault = fault
      const sending = open(server.url).send(sampleMail())
      await expect(sending).rejects.toBeInstanceOf(MailRefusedError)
      await expect(sending).rejects.toMatchObject({ kind })
    },
  )

  test.each([
    { stage: 'connection', code: 421 },
    { stage: 'connection', code: 554 },
    { stage: 'sender', code: 421 },
    { stage: 'recipient', code: 450 },
    { stage: 'recipient', code: 550 },
    { stage: 'data', code: 421 },
  ] as const)('$code at the stage "$stage" affects every email', async (fault) => {
    const server = await startSmtpServer()
    server.fault = fault
    await expect(open(server.url).send(sampleMail())).rejects.not.toBeInstanceOf(MailRefusedError)
  })

  test('an unreachable server affects every email', async () => {
    const server = await startSmtpServer()
    await server.stop()
    await expect(open(server.url).send(sampleMail())).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})

describe('a server that does not respond times out', () => {
  test('when it never greets', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      silent.close()
    })
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const transport = open(new URL(`smtp://127.0.0.1:${port}`), {
      connection: 50,
      silence: 5_000,
      mail: 5_000,
    })
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('when it never confirms the email', async () => {
    const server = await startSmtpServer(0, {
      onData(stream) {
        stream.resume()
      },
    })
    const transport = open(server.url, { connection: 5_000, silence: 5_000, mail: 100 })
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ code: 'EABORT' })
  })
})

test('a password is never sent over an unencrypted connection', async () => {
  let asked = false
  const server = await startSmtpServer(0, {
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      asked = true
      done(null, { user: 'web' })
    },
  })
  const url = new URL(server.url)
  url.username = 'web'
  url.password = 'secret'
  await expect(open(url).send(sampleMail())).rejects.toMatchObject({ code: 'ETLS' })
  expect(asked).toBe(false)
})
