import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { companyAddress } from '../testing/company-address.ts'
import { trustLocalhostCertificate } from '../testing/localhost-certificate.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { startScriptedSmtpServer } from '../testing/scripted-smtp-server.ts'
import { openTestTransport, startSmtpServer } from '../testing/smtp-server.ts'
import { composeMail } from './compose-mail.ts'
import { MailError } from './mail.ts'
import { openMailTransport } from './open-mail-transport.ts'
import { defaultTimeouts, smtpOptions, type SmtpTimeouts } from './smtp-options.ts'

function open(url: URL, timeouts?: SmtpTimeouts) {
  const transport = openTestTransport(url, timeouts)
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

describe('an email to several mailboxes', () => {
  const mailboxes = ['info@example.ch', 'Ana.B@Zürich-Firma.ch', 'office@example.ch']
  const mail = () => ({
    ...sampleMail(),
    to: mailboxes.map((address) => ({ name: 'Senda', address })),
  })

  test('is one transaction, and reports which mailboxes refused it and why', async () => {
    const server = await startScriptedSmtpServer({
      RCPT: (line) =>
        line.includes('Ana')
          ? '450 4.2.0 Greylisted'
          : line.includes('office')
            ? '550 5.1.1 no such user'
            : '250 ok',
    })
    const refusals = await open(server.url).send(mail())
    expect(refusals.map(({ address, error }) => [address, error.kind, error.message])).toEqual([
      ['Ana.B@Zürich-Firma.ch', 'temporary', 'Recipient command failed: 450 4.2.0 Greylisted'],
      ['office@example.ch', 'permanent', 'Recipient command failed: 550 5.1.1 no such user'],
    ])
    expect(server.contents).toHaveLength(1)
  })

  test('may be refused by all of them', async () => {
    const server = await startScriptedSmtpServer({ RCPT: '452 4.2.2 mailbox full' })
    const refusals = await open(server.url).send(mail())
    expect(refusals.map(({ address }) => address)).toEqual(mailboxes)
    expect(server.contents).toHaveLength(0)
  })

  test('goes only to those that are named for the attempt, with the same header', async () => {
    const server = await startScriptedSmtpServer()
    expect(await open(server.url).send(mail(), { to: ['office@example.ch'] })).toEqual([])
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<office@example.ch>',
    ])
    expect(server.contents[0]).toMatch(/^To: .*info@example\.ch.*Ana\.B@xn--/ms)
  })
})

test('the service greets with the name of the website', async () => {
  const server = await startScriptedSmtpServer({
    // As relays do that accept neither an address literal nor a name without a dot.
    EHLO: (line) => (/^EHLO [a-z-]+(\.[a-z-]+)+$/.test(line) ? '250 ok' : '501 5.5.2 bad name'),
    HELO: '501 5.5.2 bad name',
  })
  const transport = openMailTransport({
    mail: { kind: 'smtp', url: server.url },
    mailFrom: 'website@example.ch',
  })
  onTestFinished(() => {
    transport.close()
  })
  await transport.send(sampleMail())
  expect(server.lines[0]).toBe(`EHLO ${new URL(company.website).hostname}`)
})

test('an email asks other mailboxes not to reply automatically, without looking automatic', async () => {
  const server = await startSmtpServer()
  await open(server.url).send(sampleMail())
  expect(server.received[0]).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m)
  expect(server.received[0]).not.toMatch(/^(Auto-Submitted|Precedence):/im)
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
      await expect(sending).rejects.toBeInstanceOf(MailError)
      await expect(sending).rejects.toMatchObject({ kind })
    },
  )

  test.each([
    { stage: 'connection', code: 421 },
    { stage: 'connection', code: 554 },
    { stage: 'sender', code: 421 },
    { stage: 'recipient', code: 421 },
    { stage: 'data', code: 421 },
  ] as const)('$code at the stage "$stage" affects every email', async (fault) => {
    const server = await startSmtpServer()
    server.fault = fault
    await expect(open(server.url).send(sampleMail())).rejects.not.toBeInstanceOf(MailError)
  })

  test('an unreachable server affects every email', async () => {
    const server = await startSmtpServer()
    await server.stop()
    await expect(open(server.url).send(sampleMail())).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })
})

/** A port whose queue of connections is full, so that the system ignores further ones. */
async function unreachableServer(): Promise<URL> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
     const server = require('node:net').createServer().listen(0, '127.0.0.1', 1, () => {
       parentPort.postMessage(server.address().port)
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
     })`,
    { eval: true },
  )
  const [port] = (await once(worker, 'message')) as [number]
  const waiting = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').on('error', () => 0))
  onTestFinished(async () => {
    for (const socket of waiting) socket.destroy()
    await worker.terminate()
  })
  await wait(50)
  return new URL(`smtp://127.0.0.1:${port}`)
}

const seconds = 1_000
const minutes = 60 * seconds
const limits: SmtpTimeouts = {
  connection: 5 * seconds,
  greeting: 5 * seconds,
  response: 5 * seconds,
  mail: 5 * seconds,
}

test('a server has as long as RFC 5321 allows, once it is connected', () => {
  expect(defaultTimeouts.connection).toBe(10 * seconds)
  expect(defaultTimeouts.greeting).toBe(5 * minutes)
  expect(defaultTimeouts.response).toBe(10 * minutes)
  expect(defaultTimeouts.mail).toBeGreaterThan(
    defaultTimeouts.greeting + 2 * defaultTimeouts.response,
  )
})

describe('a slow server receives the email once', () => {
  /** The connection would time out meanwhile, if its limit included what follows. */
  const later = (answer: string) => () => wait(150).then(() => answer)

  test.each([
    ['greeting', '220 ready'],
    ['EHLO', '250 ready'],
    ['STARTTLS', '220 go ahead'],
    ['content', '250 accepted'],
  ] as const)('when the %s takes longer than connecting may', async (step, answer) => {
    const server = await startScriptedSmtpServer({
      EHLO: '250-mail.example.ch\r\n250 STARTTLS',
      [step]: later(step === 'EHLO' ? '250-mail.example.ch\r\n250 STARTTLS' : answer),
    })
    await open(server.url, { ...limits, connection: 50 }).send(sampleMail())
    expect(server.contents).toHaveLength(1)
  })
})

describe('a server that does not respond times out', () => {
  test('when it never greets', async () => {
    const server = await startScriptedSmtpServer({ greeting: '' })
    const transport = open(server.url, { ...limits, greeting: 50 })
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('when the connection cannot be opened', async () => {
    const transport = open(await unreachableServer(), { ...limits, connection: 50 })
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('when it answers without end', async () => {
    const server = await startScriptedSmtpServer({
      MAIL: async () => {
        await wait(20)
        return Array.from({ length: 1_000 }, () => '250-not yet').join('\r\n')
      },
    })
    const transport = open(server.url, { ...limits, mail: 100 })
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ code: 'EABORT' })
  })
})

describe('an email that the server received completely but did not confirm', () => {
  const unconfirmed = expect.objectContaining({ name: 'MailError', kind: 'unconfirmed' }) as Error

  test('is reported as unconfirmed when the server is silent', async () => {
    const server = await startScriptedSmtpServer({ content: '' })
    const transport = open(server.url, { ...limits, response: 1_000 })
    await expect(transport.send(sampleMail())).rejects.toEqual(unconfirmed)
  })

  test('is reported as unconfirmed when the connection is cut', async () => {
    const server = await startScriptedSmtpServer({
      content: () => {
        server.cut()
        return ''
      },
    })
    await expect(open(server.url).send(sampleMail())).rejects.toEqual(unconfirmed)
  })

  test('is reported as unconfirmed when the service stops', async () => {
    const stop = new AbortController()
    const server = await startScriptedSmtpServer({
      content: () => {
        stop.abort()
        return ''
      },
    })
    const sending = open(server.url).send(sampleMail(), { signal: stop.signal })
    await expect(sending).rejects.toEqual(unconfirmed)
  })

  test('is not reported as unconfirmed if the server never asked for its content', async () => {
    const server = await startScriptedSmtpServer({ DATA: '' })
    const transport = open(server.url, { ...limits, response: 50 })
    await expect(transport.send(sampleMail())).rejects.not.toBeInstanceOf(MailError)
  })
})

describe('a login that is refused', () => {
  async function sendWithAnswer(answer: string) {
    trustLocalhostCertificate()
    const server = await startScriptedSmtpServer({
      EHLO: '250-mail.example.ch\r\n250-STARTTLS\r\n250 AUTH PLAIN',
      AUTH: answer,
    })
    server.url.username = 'web'
    server.url.password = 'secret'
    return open(server.url).send(sampleMail())
  }

  test('with 5xx stays refused', async () => {
    await expect(sendWithAnswer('535 5.7.8 bad password')).rejects.toMatchObject({
      name: 'MailError',
      kind: 'login-refused',
    })
  })

  test('with 4xx is an outage', async () => {
    await expect(sendWithAnswer('454 4.7.0 try later')).rejects.not.toBeInstanceOf(MailError)
  })
})

describe('a self-signed certificate', () => {
  const startTls = { EHLO: '250-mail.example.ch\r\n250 STARTTLS' }

  test('is accepted from a server on the same machine, without a login', async () => {
    const server = await startScriptedSmtpServer(startTls)
    await open(server.url).send(sampleMail())
    expect(server.lines).toContain('STARTTLS')
    expect(server.contents).toHaveLength(1)
  })

  test('is rejected when a password would be sent', async () => {
    const server = await startScriptedSmtpServer(startTls)
    server.url.username = 'web'
    server.url.password = 'secret'
    await expect(open(server.url).send(sampleMail())).rejects.toMatchObject({
      originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    })
  })

  test.each(['localhost', '127.0.0.1', '127.9.9.9', '[::1]'])('is accepted on %s only', (host) => {
    const optionsOf = (url: string) =>
      smtpOptions({ url: new URL(url) }, 'www.example.ch', defaultTimeouts)
    expect(optionsOf(`smtp://${host}:25`)).toMatchObject({ tls: { rejectUnauthorized: false } })
    for (const other of ['smtp://192.168.1.5', 'smtp://localhost.example.ch', 'smtp://[::2]']) {
      expect(optionsOf(other)).not.toHaveProperty('tls')
    }
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
