import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { sampleStatus } from '../testing/sample-figures.ts'
import { captureLog } from '../testing/logs.ts'
import { startWebhookServer } from '../testing/webhook-server.ts'
import { createAlertCheck, postAlert } from './alerts.ts'
import { day } from '../clock/time.ts'

const withFree = (freeBytes: number) => ({ freeBytes, backupFolder: '', lastBackup: null })
const full = withFree(3 * 1024 * 1024)
const message =
  'Only 3 MB is free on the disk that holds the enquiries. ' +
  'Free some space before enquiries can no longer be stored.'

/** Alerts about a disk that the test fills and empties. */
async function watch() {
  const receiver = await startWebhookServer()
  const { lines, log } = captureLog()
  const state = { disk: sampleStatus.disk, now: Date.UTC(2026, 10, 20) }
  const check = createAlertCheck({
    status: () => Promise.resolve({ ...sampleStatus, disk: state.disk }),
    alertUrl: receiver.url,
    clock: () => state.now,
    log,
  })
  return { receiver, state, lines, check }
}

test('a problem is reported once, again after a day, and when it is over', async () => {
  const { receiver, state, check } = await watch()
  await check()
  expect(receiver.alerts).toEqual([])

  state.disk = full
  await check()
  await check()
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
  await check()
  state.disk = sampleStatus.disk
  await check()
  await check()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun', 'lasting', 'resolved'])
  expect(receiver.alerts.at(-1)?.message).toBe(
    'Resolved: Only 3 MB is free on the disk that holds the enquiries.',
  )
})

test('a problem is not resolved while its state is unknown', async () => {
  const { receiver, state, check } = await watch()
  state.disk = full
  await check()
  state.disk = null
  await check()
  await check()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('the end of a problem is logged once, after the owner was told', async () => {
  const { receiver, state, lines, check } = await watch()
  const ends = () => lines.filter((line) => line.includes('a problem was resolved'))
  state.disk = full
  await check()
  receiver.status = 500
  state.disk = sampleStatus.disk
  await check()
  await check()
  expect(ends()).toEqual([])
  receiver.status = 200
  await check()
  await check()
  expect(ends()).toHaveLength(1)
})

test('an alert that could not be sent is retried', async () => {
  const { receiver, state, check } = await watch()
  receiver.status = 500
  state.disk = full
  await check()
  expect(receiver.alerts).toEqual([])
  receiver.status = 200
  await check()
  expect(receiver.alerts.map((alert) => alert.state)).toEqual(['begun'])
})

test('without a webhook problems are logged', async () => {
  const { lines, log } = captureLog()
  const check = createAlertCheck({
    status: () => Promise.resolve({ ...sampleStatus, disk: full }),
    alertUrl: null,
    clock: Date.now,
    log,
  })
  await check()
  await check()
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
  await postAlert(new URL(`http://127.0.0.1:${port}`), 'Full.', {})
  // Sooner than the garbage collector would close it.
  await vi.waitFor(
    () => {
      expect(isClosed).toBe(true)
    },
    { timeout: 2_000 },
  )
})
