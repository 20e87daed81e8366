import { expect, test } from 'vitest'
import { createServiceEvents } from '../process/service-events.ts'
import { heldCheck, loginCheck, proxyCheck, unconfirmedCheck } from './checks.ts'
import { hour } from '../process/time.ts'

test('the owner is told while enquiries that do not look like spam are held', async () => {
  let now = Date.UTC(2026, 10, 20)
  const events = createServiceEvents()
  const check = heldCheck(events, () => now)
  events.emit('enquiryPosted', { outcome: 'stored', mark: null })
  events.emit('enquiryPosted', { outcome: 'held', mark: 'honeypot' })
  expect(await check()).toBeNull()

  events.emit('enquiryPosted', { outcome: 'held', mark: null })
  now += hour
  const problem = await check()
  expect(problem?.name).toBe('enquiries-held')
  expect(problem?.message).toContain('releases one or all')
  now += 1
  expect(await check()).toBeNull()
})

test('the owner is told of a proxy that replaces the host, until it does so no longer', async () => {
  const events = createServiceEvents()
  const check = proxyCheck(events)
  expect(await check()).toBeNull()
  events.emit('ownPagePosted', { hostReplaced: true })
  expect(await check()).toMatchObject({
    name: 'host-replaced',
    message: expect.stringContaining('proxy_set_header Host $http_host;') as string,
  })
  events.emit('ownPagePosted', { hostReplaced: false })
  expect(await check()).toBeNull()
})

test('the owner is told with the first login that the mail server refuses', async () => {
  const events = createServiceEvents()
  const check = loginCheck(events)
  expect(await check()).toBeNull()
  events.emit('mailAttempted', { outcome: 'login-refused' })
  expect(await check()).toMatchObject({
    name: 'mail-login-refused',
    message: expect.stringMatching(/run doctor".*restart the service/) as string,
  })
  // An outage does not say that the login is accepted now.
  events.emit('mailAttempted', { outcome: 'unavailable' })
  expect(await check()).not.toBeNull()
  events.emit('mailAttempted', { outcome: 'delivered' })
  expect(await check()).toBeNull()
})

test('the owner is told of an email that may arrive several times', async () => {
  let now = Date.UTC(2026, 10, 20)
  const events = createServiceEvents()
  const check = unconfirmedCheck(events, () => now)
  expect(await check()).toBeNull()
  events.emit('mailAttempted', { outcome: 'unconfirmed' })
  events.emit('mailAttempted', { outcome: 'delivered' })
  now += hour
  expect((await check())?.name).toBe('mail-unconfirmed')
  now += 1
  expect(await check()).toBeNull()
})
