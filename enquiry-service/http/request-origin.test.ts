import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isForeign } from './foreign-origin.ts'

const allowed = ['https://www.senda.example']

test.each([
  ['a program without such headers', {}, false],
  ['our own page', { origin: 'https://api.senda.example' }, false],
  ['our own page behind a proxy that ends TLS', { origin: 'http://api.senda.example' }, false],
  ['our own page, according to the browser', { 'sec-fetch-site': 'same-origin' }, false],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }, false],
  ['an origin hidden for privacy', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [
    'an allowed origin',
    { origin: 'https://www.senda.example', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['another website', { origin: 'https://evil.example' }, true],
  ['another port of this host', { origin: 'https://api.senda.example:8443' }, true],
  ['another website, according to the browser', { 'sec-fetch-site': 'cross-site' }, true],
  ['another site on the same domain', { 'sec-fetch-site': 'same-site' }, true],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
  ['an unknown origin', { origin: 'null' }, true],
  ['a contradiction', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
])('%s: %o', (_who, headers, foreign) => {
  const request = { headers, host: 'API.senda.example' } as unknown as FastifyRequest
  expect(isForeign(request, allowed)).toBe(foreign)
})
