import { expect, test } from 'vitest'
import { captureLog } from '../testing/logs.ts'
import { testApp } from '../testing/test-app.ts'

async function warningsOf(headers: Record<string, string>, trustedProxies: string[] = []) {
  const { lines, log } = captureLog()
  const { app } = await testApp({ log, trustedProxies })
  for (let requests = 0; requests < 3; requests++) await app.inject({ url: '/country', headers })
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'))
}

test('an unknown proxy is reported once', async () => {
  expect(await warningsOf({ 'x-forwarded-for': '203.0.113.7' })).toHaveLength(1)
})

test('no proxy, or a known one, is not reported', async () => {
  expect(await warningsOf({})).toEqual([])
  expect(await warningsOf({ 'x-forwarded-for': '203.0.113.7' }, ['127.0.0.1'])).toEqual([])
  // From the server itself, through its own proxy.
  expect(await warningsOf({ 'x-forwarded-for': '127.0.0.1' }, ['127.0.0.1'])).toEqual([])
})

test('the address of the proxy is not logged, because it could be a visitor’s', async () => {
  const { lines, log } = captureLog()
  const { app } = await testApp({ log })
  const remoteAddress = '203.0.113.7'
  await app.inject({ url: '/country', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(lines.join('')).toContain('TRUSTED_PROXIES')
  expect(lines.join('')).not.toContain(remoteAddress)
})
