import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyValues } from '@site/enquiry/fields.ts'
import { toPayload } from '@site/enquiry/payload.ts'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { freePort } from '../testing/free-port.ts'
import { startNginx, testWithNginx } from '../testing/nginx.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'
import { checkPublicAddress } from './check-public-address.ts'

/** A service behind a proxy of the owner's, changed in this way. */
async function proxiedService(change?: (configuration: string) => string) {
  const { app, store, events } = await testApp({ trustedProxies: ['127.0.0.1'] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const website = await startNginx((app.server.address() as AddressInfo).port, change)
  const observed: boolean[] = []
  events.on('ownPagePosted', ({ hostReplaced }) => observed.push(hostReplaced))
  const values = { firstName: 'Jo', lastName: 'Li', phone: '1', email: 'jo@example.ch' }
  const post = async (headers: Record<string, string> = {}) => {
    const { status } = await fetch(`${website}/send-mail`, {
      method: 'POST',
      headers: { origin: website, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(toPayload({ ...emptyValues, ...values, source: 'website' })),
    })
    return status
  }
  return { website, post, store, observed }
}

const replacedHost = (configuration: string) =>
  configuration
    .replace('Host $http_host;', 'Host internal.example;')
    .replace(/proxy_set_header X-Forwarded-Host.*/, '')

testWithNginx(
  'behind deploy/nginx.conf every browser can post, and the doctor stores nothing',
  async () => {
    const { website, post, store, observed } = await proxiedService()
    expect(await checkPublicAddress(website, null)).toEqual([
      { state: 'ok', message: `Enquiries posted to ${website}/send-mail reach the service.` },
    ])
    expect(await storedEnquiries(store)).toEqual([])
    expect(await post()).toBe(201)
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(201)
    expect(observed).toEqual([false, false, false])
    expect(await post({ origin: 'https://evil.example' })).toBe(403)
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  },
)

testWithNginx('a proxy may name the default port, or several hosts', async () => {
  const { post } = await proxiedService((configuration) =>
    configuration
      .replace('Host $http_host;', 'Host www.example.ch:443;')
      .replace('X-Forwarded-Host $http_host;', 'X-Forwarded-Host "www.example.org, proxy";'),
  )
  expect(await post({ origin: 'https://www.example.ch' })).toBe(403)
  expect(await post({ origin: 'https://www.example.org' })).toBe(201)
})

testWithNginx('a proxy that replaces the host is found, and refuses no newer browser', async () => {
  const { website, post, observed } = await proxiedService(replacedHost)
  const [finding] = await checkPublicAddress(website, null)
  expect(finding?.state).toBe('error')
  expect(finding?.message).toMatch(/status 403\. A reverse proxy replaces the host/)
  expect(finding?.message).toContain('proxy_set_header Host $http_host;')
  expect(await post()).toBe(403)
  expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(201)
  expect(observed).toEqual([true])
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test.each([
  [301, { location: 'https://example.ch/' }, 'error', /to https:\/\/example\.ch\/: "website" in/],
  [405, {}, 'error', /status 405\. Check that the service runs/],
  [502, {}, 'error', /status 502\. Check that the service runs/],
  [429, {}, 'note', /the rate limit\. Run the check again/],
])('an answer with status %i is explained', async (status, headers, state, message) => {
  const server = createServer((_request, response) => response.writeHead(status, headers).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await checkPublicAddress(`http://127.0.0.1:${port}`, null)).toEqual([
    { state, message: expect.stringMatching(message) as string },
  ])
})

test('a site that does not respond yet is reported with a note', async () => {
  const website = `http://127.0.0.1:${await freePort()}`
  expect(await checkPublicAddress(website, null)).toEqual([
    {
      state: 'note',
      message: expect.stringMatching(/does not respond \(.*ECONNREFUSED/) as string,
    },
  ])
})

test('a service of another origin has to allow the website', async () => {
  const server = createServer((_request, response) => response.writeHead(403).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const folder = buildTestSite()
  const action = `http://127.0.0.1:${port}/send-mail?language=en`
  writeFileSync(join(folder, 'contact.html'), `<form action="${action}">`)
  const [finding] = await checkPublicAddress('https://www.example.ch', readSite(folder))
  expect(finding?.message).toMatch(/status 403: add https:\/\/www\.example\.ch to ALLOWED_ORIGINS/)
})
