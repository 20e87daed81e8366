import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { MailOAuth } from '../settings/settings.ts'
import { companyAddress } from '../testing/company-address.ts'
import {
  localhostCertificate,
  trustLocalhostCertificate,
} from '../testing/localhost-certificate.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startTokenEndpoint } from '../testing/token-endpoint.ts'
import { composeMail } from './compose-mail.ts'
import { MailError } from './mail.ts'
import { openSmtpTransport } from './smtp-transport.ts'

const app = { clientId: 'app', clientSecret: 'hunter2' }
const microsoft = { scope: 'https://outlook.office365.com/.default', refreshToken: null }
const google = { scope: null, refreshToken: 'refresh' }

/** A mail server that accepts tokens only, and the endpoint that issues them. */
async function setUp(login: Pick<MailOAuth, 'scope' | 'refreshToken'>) {
  trustLocalhostCertificate()
  const endpoint = await startTokenEndpoint()
  const tokens: string[] = []
  const state = { revoked: '' }
  const server = await startSmtpServer(0, {
    ...localhostCertificate,
    disabledCommands: [],
    authMethods: ['XOAUTH2'],
    onAuth({ username, accessToken = '' }, _session, done) {
      tokens.push(accessToken)
      const isRight = username === 'website@company.ch' && accessToken !== state.revoked
      if (isRight) done(null, { user: username })
      else done(null, { data: { status: '401', schemes: 'bearer' } })
    },
  })
  server.url.username = 'website@company.ch'
  const destination = { url: server.url, oauth: { ...app, ...login, tokenUrl: endpoint.url } }
  const transport = openSmtpTransport(destination, 'www.company.ch')
  onTestFinished(() => {
    transport.close()
  })
  const send = () =>
    transport.send(
      composeMail(sampleEnquiry({ id: randomUUID() }), {
        from: companyAddress,
        to: [companyAddress],
        language: 'de',
      }),
    )
  return { endpoint, server, tokens, state, send }
}

test('the app logs in with client credentials, as Microsoft 365 wants', async () => {
  const { endpoint, server, tokens, send } = await setUp(microsoft)
  await send()
  expect(endpoint.requests).toEqual([
    {
      grant_type: 'client_credentials',
      client_id: 'app',
      client_secret: 'hunter2',
      scope: 'https://outlook.office365.com/.default',
    },
  ])
  expect(tokens).toEqual(['token-1'])
  expect(server.received).toHaveLength(1)
})

test('the app logs in with the refresh token of a user, as with Google', async () => {
  const { endpoint, server, send } = await setUp(google)
  await send()
  expect(endpoint.requests).toEqual([
    {
      grant_type: 'refresh_token',
      client_id: 'app',
      client_secret: 'hunter2',
      refresh_token: 'refresh',
    },
  ])
  expect(server.received).toHaveLength(1)
})

test('all connections share one token until it expires', async () => {
  const { endpoint, tokens, send } = await setUp(microsoft)
  await Promise.all([send(), send(), send()])
  expect(tokens).toEqual(['token-1', 'token-1', 'token-1'])
  expect(endpoint.requests).toHaveLength(1)
})

test('a token about to expire is renewed for the next login', async () => {
  const { endpoint, tokens, send } = await setUp(microsoft)
  endpoint.expiresIn = 30
  await Promise.all([send(), send()])
  expect(tokens.length).toBe(2)
  await Promise.all([send(), send(), send()])
  expect(tokens.at(-1)).not.toBe('token-1')
})

test('a token that the mail server no longer accepts is renewed at once', async () => {
  const { server, tokens, state, send } = await setUp(google)
  state.revoked = 'token-1'
  await send()
  expect(tokens).toEqual(['token-1', 'token-2'])
  expect(server.received).toHaveLength(1)
})

test('a refused client or refresh token is reported as a refused login, with the reason', async () => {
  const { endpoint, tokens, send } = await setUp(google)
  endpoint.failure = {
    status: 400,
    body: '{"error":"invalid_grant","error_description":"Token has been expired or revoked."}',
  }
  await expect(send()).rejects.toMatchObject({
    name: 'MailError',
    kind: 'login-refused',
    message: expect.stringMatching(
      /^127\..* \(400 invalid_grant: Token has been expired/,
    ) as string,
  })
  expect(tokens).toEqual([])
})

test.each([
  { status: 503, body: '<h1>Service unavailable</h1>' },
  { status: 429, body: '{"error":"slow_down"}' },
  { status: 200, body: '{}' },
])('an endpoint that answers $status is an outage, and tried again', async (failure) => {
  const { endpoint, server, send } = await setUp(microsoft)
  endpoint.failure = failure
  await expect(send()).rejects.not.toBeInstanceOf(MailError)
  endpoint.failure = null
  await send()
  expect(server.received).toHaveLength(1)
})
