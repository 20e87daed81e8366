import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { requestOrigin } from './origin.ts'

const allowed = ['https://www.senda.example']
const host = 'API.senda.example'

const origin = (headers: FastifyRequest['headers'], receivedHost = host) =>
  requestOrigin({ headers, host: receivedHost } as unknown as FastifyRequest, allowed)

test.each([
  ['a program without such headers', {}],
  ['our own page', { origin: 'https://api.senda.example' }],
  ['our own page behind a proxy that ends TLS', { origin: 'http://api.senda.example' }],
  ['our own page, according to the browser', { 'sec-fetch-site': 'same-origin' }],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }],
  ['an origin hidden for privacy', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an allowed origin', { origin: 'https://www.senda.example', 'sec-fetch-site': 'same-site' }],
])('%s is not foreign: %o', (_who, headers) => {
  expect(origin(headers)).toBe('own')
})

test.each([
  ['another website', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'https://api.senda.example:8443' }],
  ['another website, according to the browser', { 'sec-fetch-site': 'cross-site' }],
  ['another site on the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['an unknown origin', { origin: 'null' }],
  ['a typed address with an origin', { origin: 'https://a.example', 'sec-fetch-site': 'none' }],
  ['an origin that is no address', { origin: 'api.senda.example' }],
  ['a list of hosts without it', { origin: 'https://a.example', 'x-forwarded-host': 'b, c' }],
])('%s is foreign: %o', (_who, headers) => {
  expect(origin(headers)).toBe('foreign')
})

test.each([
  [{ origin: 'https://api.senda.example' }, 'api.senda.example:443'],
  [{ origin: 'http://api.senda.example' }, 'api.senda.example:80'],
  [{ origin: 'https://[::1]' }, '[::1]:443'],
  [{ origin: 'https://api.senda.example:8443' }, 'api.senda.example:8443'],
  [
    { origin: 'https://a.example', 'x-forwarded-host': 'a.example:443, proxy.internal' },
    'proxy.internal',
  ],
])('a proxy may add the default port, or list several hosts: %o to %s', (headers, received) => {
  expect(origin(headers, received)).toBe('own')
})

test('a host that a proxy has replaced is recognised by what the browser says', () => {
  const headers = { origin: 'https://senda.example', 'sec-fetch-site': 'same-origin' }
  expect(origin(headers, '127.0.0.1:8080')).toBe('other-host')
})
