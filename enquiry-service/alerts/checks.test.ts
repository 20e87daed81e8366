import { expect, test } from 'vitest'
import { createServiceEvents } from '../process/service-events.ts'
import { heldCheck, proxyCheck } from './checks.ts'
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
