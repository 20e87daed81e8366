import { readdirSync } from 'node:fs'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import {
  localhostCertificate,
  trustLocalhostCertificate,
} from '../testing/localhost-certificate.ts'
import { startScriptedSmtpServer } from '../testing/scripted-smtp-server.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startTokenEndpoint } from '../testing/token-endpoint.ts'
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

describe('a usable mail server', () => {
  test('is contacted, but receives no email', async () => {
    const server = await startSmtpServer()
    expect(await check(server.url)).toEqual([
      { state: 'ok', message: `${server.url.host} accepts the connection without a login.` },
    ])
    expect(server).toMatchObject({ attempts: 0, received: [] })
  })

  test.each([{ secure: true }, { secure: false }])('accepts the login: %o', async ({ secure }) => {
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

describe('an unusable mail server is reported with advice:', () => {
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

describe('a known reply of a server is explained', () => {
  const startTls = '250-mail.example.ch\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN XOAUTH2'

  /** The last finding about a server that answers one step in this way. */
  async function findingOn(
    step: 'greeting' | 'EHLO' | 'AUTH' | 'RCPT' | 'content',
    answer: string,
    login = '',
  ) {
    trustLocalhostCertificate()
    const { url } = await startScriptedSmtpServer({
      EHLO: startTls,
      ...(step === 'EHLO' && { HELO: answer }),
      [step]: answer,
    })
    const finding = (await check(new URL(url.href.replace('//', `//${login}`)), true)).at(-1)
    expect(finding).toMatchObject({ state: 'error' })
    expect(finding?.message).toContain(answer.split(' ').at(-1))
    return finding?.message
  }

  test.each([
    ['EHLO', '501 5.5.4 Invalid domain name'],
    ['EHLO', '421 4.7.0 Try again later, closing connection. (EHLO)'],
    ['RCPT', '504 5.5.2 <web>: Helo command rejected: need fully-qualified hostname'],
    ['RCPT', '450 4.7.1 <web>: Helo command rejected: Host not found'],
  ] as const)('the name of the service is refused: %s %s', async (step, answer) => {
    const finding = await findingOn(step, answer)
    expect(finding).toMatch(/refuses the name .*host of website in content\/company\.json.*DNS/)
    expect(finding).toContain(`"${new URL(company.website).host}"`)
  })

  test.each([
    ['535 5.7.139 Authentication unsuccessful, basic authentication is disabled', /use OAuth/],
    ['550 5.7.30 Basic authentication is not supported for Client Submission', /use OAuth/],
    ['535 5.7.3 Authentication unsuccessful', /service principal.*Authenticated SMTP/],
    ['535-5.7.8 Username and Password not accepted.\r\n535 5.7.8 x - gsmtp', /app password, OAuth/],
    ['534-5.7.9 Application-specific password required.\r\n534 5.7.9 x - gsmtp', /app password/],
    ['535 5.7.8 Error: authentication failed', /Check user and password.*restart the service/],
  ])('a login: %s', async (answer, advice) => {
    expect(await findingOn('AUTH', answer, 'web:secret@')).toMatch(advice)
  })

  test.each([
    ['RCPT', '530 5.7.57 Client not authenticated to send mail', /wants a login first/],
    [
      'content',
      '554 5.2.252 SendAsDenied; web@x not allowed to send as y',
      /may not send as MAIL_FROM/,
    ],
    [
      'content',
      '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
      /Send as/,
    ],
    [
      'RCPT',
      '550-5.7.1 Invalid credentials for relay [192.0.2.1].',
      /relay does not know this machine/,
    ],
    ['RCPT', '554 5.7.1 <office@example.ch>: Relay access denied', /has not logged in.*not 25/],
    ['RCPT', '530 5.7.0 Authentication required', /has not logged in/],
    [
      'content',
      '554 Message rejected: Email address is not verified.',
      /verify the domain of MAIL_FROM.*sandbox/,
    ],
    ['content', '552 5.3.4 Message size exceeds fixed limit', /smaller emails.*10 MB/],
    ['RCPT', '450 4.2.0 Greylisted, see the help page', /try again in a few minutes/],
    ['greeting', '554 5.7.1 no SMTP service for you', /refuses the connection of this machine/],
  ] as const)('%s: %s', async (step, answer, advice) => {
    const text = answer.startsWith('550-') ? `${answer}\r\n550 5.7.1 ${answer.slice(10)}` : answer
    expect(await findingOn(step, text)).toMatch(advice)
  })
})

describe('a login with OAuth', () => {
  async function checkWithToken(failure: { status: number; body: string } | null) {
    trustLocalhostCertificate()
    const endpoint = await startTokenEndpoint()
    endpoint.failure = failure
    const { url } = await startScriptedSmtpServer({
      EHLO: '250-mail.example.ch\r\n250-STARTTLS\r\n250 AUTH XOAUTH2',
    })
    url.username = 'web@company.ch'
    const oauth = {
      tokenUrl: endpoint.url,
      clientId: 'app',
      clientSecret: 'secret',
      scope: null,
      refreshToken: null,
    }
    return checkMail({ ...addresses, mail: { kind: 'smtp', url, oauth } }, false)
  }

  test('is tried', async () => {
    expect(await checkWithToken(null)).toMatchObject([
      { state: 'ok', message: expect.stringContaining('and the login') as string },
    ])
  })

  test.each([
    [
      401,
      '{"error":"invalid_client"}',
      /401 invalid_client.*MAIL_OAUTH_CLIENT_SECRET \(has it exp/,
    ],
    [502, 'bad gateway', /502.*Check MAIL_OAUTH_TOKEN_URL/],
  ])('that gets no token (%s) is reported with what to check', async (status, body, advice) => {
    const [finding] = await checkWithToken({ status, body })
    expect(finding).toMatchObject({
      state: 'error',
      message: expect.stringMatching(advice) as string,
    })
  })
})

test('a silent server is reported as slow or listening on another port', async () => {
  const { url } = await startScriptedSmtpServer({ greeting: '' })
  const mail = { kind: 'smtp', url } as const
  const timeouts = { connection: 5_000, greeting: 50, response: 5_000, mail: 5_000 }
  const [finding] = await checkMail({ ...addresses, mail }, false, timeouts)
  expect(finding?.message).toMatch(
    /but does not respond\. .*465 needs smtps:.*waits for it up to ten minutes/,
  )
})

test('a user without a password is reported', async () => {
  trustLocalhostCertificate()
  const { port } = await startSmtpServer(0, withLogin)
  const [finding] = await check(new URL(`smtp://web@127.0.0.1:${port}`))
  expect(finding?.message).toMatch(/names a user without a password/)
})

describe('emails kept as files', () => {
  test('are reported with a note', async () => {
    const folder = temporaryFolder()
    expect(await checkMail({ ...addresses, mail: { kind: 'folder', folder } }, false)).toEqual([
      { state: 'note', message: expect.stringContaining('none are sent') as string },
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  test('include the test email when asked to', async () => {
    const folder = temporaryFolder()
    await checkMail({ ...addresses, mail: { kind: 'folder', folder } }, true)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)])
  })
})
