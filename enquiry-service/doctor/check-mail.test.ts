import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import {
  localhostCertificate,
  trustLocalhostCertificate,
} from '../testing/localhost-certificate.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkMail } from './check-mail.ts'

const addresses = { mailTo: ['office@example.ch'], mailFrom: 'website@example.ch' }

/** Offers TLS, and accepts one password. */
const withLogin: SMTPServerOptions = {
  ...localhostCertificate,
  disabledCommands: [],
  onAuth({ password }, _session, done) {
    if (password === 'right') done(null, { user: 'web' })
    else done(new Error('no such user'))
  },
}

const check = (url: URL, send = false) =>
  checkMail({ ...addresses, mail: { kind: 'smtp', url } }, send)

async function serverWithLogin(password: string, options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(0, { ...withLogin, ...options })
  const scheme = options.secure ? 'smtps' : 'smtp'
  return { server, url: new URL(`${scheme}://web:${password}@127.0.0.1:${server.port}`) }
}

describe('a server that can be used', () => {
  test('is connected to and sent nothing', async () => {
    const server = await startSmtpServer()
    expect(await check(server.url)).toEqual([
      { state: 'ok', message: `${server.url.host} accepts the connection without a login.` },
    ])
    expect(server).toMatchObject({ attempts: 0, received: [] })
  })

  test.each([{ secure: true }, { secure: false }])('takes the login: %o', async ({ secure }) => {
    trustLocalhostCertificate()
    const { url } = await serverWithLogin('right', { secure })
    expect(await check(url)).toEqual([
      { state: 'ok', message: `${url.host} accepts the connection and the login.` },
    ])
  })

  test('gets one test email when asked to', async () => {
    const server = await startSmtpServer()
    expect(await check(server.url, true)).toEqual([
      expect.objectContaining({ state: 'ok' }),
      {
        state: 'ok',
        message: expect.stringContaining('to office@example.ch was accepted') as string,
      },
    ])
    expect(await server.inbox()).toMatchObject([
      { from: { address: 'website@example.ch' }, to: [{ address: 'office@example.ch' }] },
    ])
  })

  test('gets a test email for each address, and may refuse one of them', async () => {
    const server = await startSmtpServer(0, {
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('ana@') ? new Error('no such mailbox') : null)
      },
    })
    const mailTo = ['office@example.ch', 'ana@example.ch']
    const mail = { kind: 'smtp', url: server.url } as const
    const findings = await checkMail({ ...addresses, mail, mailTo }, true)
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok', 'error'])
    expect(findings[2]?.message).toMatch(/to ana@example\.ch was not accepted .*no such mailbox/)
  })

  test('may refuse the test email, and the reason is shown', async () => {
    const server = await startSmtpServer()
    server.fault = { stage: 'recipient', code: 550 }
    expect(await check(server.url, true)).toContainEqual({
      state: 'error',
      message: expect.stringMatching(/refused by the test.*MAIL_FROM/) as string,
    })
  })
})

test.each([
  ['connection', 421],
  ['sender', 451],
  ['recipient', 450],
] as const)(
  'a server that refuses the %s for the moment may be tried again',
  async (stage, code) => {
    const server = await startSmtpServer()
    server.fault = { stage, code }
    expect((await check(server.url, true)).at(-1)).toEqual({
      state: 'error',
      message: expect.stringContaining('try again in a few minutes') as string,
    })
  },
)

describe('a server that cannot be used is named with what to change:', () => {
  async function errorOf(url: URL) {
    const findings = await check(url, true)
    expect(findings).toEqual([{ state: 'error', message: expect.any(String) as string }])
    expect(findings[0]?.message).not.toContain('secret')
    return findings[0]?.message
  }

  test('a wrong login', async () => {
    trustLocalhostCertificate()
    const { url, server } = await serverWithLogin('secret')
    expect(await errorOf(url)).toMatch(/no such user.*Check user and password/)
    expect(server.attempts).toBe(0)
  })

  test.each([{ secure: true }, { secure: false }])(
    'an untrusted certificate: %o',
    async ({ secure }) => {
      const { url } = await serverWithLogin('secret', { secure })
      expect(await errorOf(url)).toMatch(/certificate.*is not trusted/)
    },
  )

  test('a connection that would not be encrypted', async () => {
    const { url } = await serverWithLogin('secret', { disabledCommands: ['STARTTLS'] })
    expect(await errorOf(url)).toMatch(/does not offer encryption/)
  })

  test('encryption on a port without it', async () => {
    const { port } = await startSmtpServer()
    expect(await errorOf(new URL(`smtps://web:secret@127.0.0.1:${port}`))).toMatch(
      /wrong version number.*port 587 needs smtp:/s,
    )
  })

  test('a port where nothing listens', async () => {
    const server = await startSmtpServer()
    await server.stop()
    expect(await errorOf(server.url)).toMatch(/ECONNREFUSED.*Check host and port/)
  })

  test('a host that does not exist', async () => {
    expect(await errorOf(new URL('smtp://mail.invalid:587'))).toMatch(
      /Check the host name in MAIL_URL/,
    )
  })
})

describe('emails kept as files', () => {
  test('are noted, as none is sent', async () => {
    const folder = temporaryFolder()
    expect(await checkMail({ ...addresses, mail: { kind: 'folder', folder } }, false)).toEqual([
      { state: 'note', message: expect.stringContaining('none are sent') as string },
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  test('need a folder that this user may write to', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const mail = { kind: 'folder', folder: join(file, 'mail') } as const
    expect(await checkMail({ ...addresses, mail }, true)).toEqual([
      { state: 'error', message: expect.stringContaining(`${file} is not a folder`) as string },
    ])
  })

  test('include the test email when asked to', async () => {
    const folder = temporaryFolder()
    await checkMail({ ...addresses, mail: { kind: 'folder', folder } }, true)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)])
  })
})
