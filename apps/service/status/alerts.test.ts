import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { sampleStatus } from '../testing/sample-figures.ts'
import { captureLog } from '../testing/logs.ts'
import { eventually } from '../testing/eventually.ts'
import { startWebhookServer } from '../testing/webhook-server.ts'
import { startAlerts, webhook } from './alerts.ts'
import { day } from '../clock/time.ts'

const withFree = (freeBytes: number) => ({ freeBytes, backupFolder: '', lastBackup: null })
const full = withFree(3 * 1024 * 1024)
const message =
  'Only 3 MB is free on the disk that holds the enquiries. ' +
  'Free some space before enquiries can no longer be stored.'

/** Alerts about a disk that the test fills and empties, checked all the time. */
async function watch() {
  const receiver = await startWebhookServer()
  const { lines, log } = captureLog()
  const state = { disk: sampleStatus.disk, now: Date.UTC(2026, 10, 20), checks: 0 }
  const stop = startAlerts({
    status: () => {
      state.checks += 1
      return Promise.resolve({ ...sampleStatus, disk: state.disk })
    },
    sendAlert: webhook(receiver.url),
    clock: () => state.now,
    log,
    every: 2,
  })
  onTestFinished(stop)
  const nextCheck = async () => {
    const seen = state.checks
    await eventually(() => {
      expect(state.checks).toBeGreaterThan(seen + 1)
    })
  }
  return { receiver, state, lines, nextCheck }
}

test('a problem is reported once, again after a day, and when it is over', async () => {
  const { receiver, state, nextCheck } = await watch()
  await nextCheck()
  expect(receiver.alerts).toEqual([])

  state.disk = full
  await nextCheck()
  await nextCheck()
  expect(receiver.alerts).toEqual([
    {
      company: company.name,
      problem: 'disk-full',
      state: 'begun',
      message,
      text: `${company.name}: ${message}`,
      since: '2026-11-20T00:00:00.000Z',
    },
  ])

  state.now += day
  await nextCheck()
  state.disk = sampleStatus.disk
  await nextCheck()
  await nextCheck()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun', 'lasting', 'resolved'])
  expect(receiver.alerts.at(-1)?.message).toBe(
    'Resolved: Only 3 MB is free on the disk that holds the enquiries.',
  )
})

test('a problem is not resolved while its state is unknown', async () => {
  const { receiver, state, nextCheck } = await watch()
  state.disk = full
  await nextCheck()
  state.disk = null
  await nextCheck()
  await nextCheck()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('the end of a problem is logged once, after the owner was told', async () => {
  const { receiver, state, lines, nextCheck } = await watch()
  const ends = () => lines.filter((line) => line.includes('a problem was resolved'))
  state.disk = full
  await nextCheck()
  receiver.status = 500
  state.disk = sampleStatus.disk
  await nextCheck()
  await nextCheck()
  expect(ends()).toEqual([])
  receiver.status = 200
  await nextCheck()
  await nextCheck()
  expect(ends()).toHaveLength(1)
})

test('an alert that could not be sent is retried', async () => {
  const { receiver, state, nextCheck } = await watch()
  receiver.status = 500
  state.disk = full
  await nextCheck()
  expect(receiver.alerts).toEqual([])
  receiver.status = 200
  await nextCheck()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('without a webhook problems are logged', async () => {
  const { lines, log } = captureLog()
  const stop = startAlerts({
    status: () => Promise.resolve({ ...sampleStatus, disk: full }),
    sendAlert: null,
    clock: Date.now,
    log,
    every: 2,
  })
  onTestFinished(stop)
  await eventually(() => {
    expect(lines.join('')).toContain('Only 3 MB is free')
  })
  expect(lines.filter((line) => line.includes('3 MB'))).toHaveLength(1)
})

test('an endless response from the webhook does not keep the connection open', async () => {
  let isClosed = false
  const server = createServer((_request, response) => {
    response.on('close', () => (isClosed = true)).writeHead(200)
    response.write('ok, and more will follow')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const alert = { problem: 'disk-full', state: 'begun', message: 'Full.', since: '2026' } as const
  await webhook(new URL(`http://127.0.0.1:${port}`))(alert)
  // Sooner than the garbage collector would close it.
  await vi.waitFor(
    () => {
      expect(isClosed).toBe(true)
    },
    { timeout: 2_000 },
  )
})
