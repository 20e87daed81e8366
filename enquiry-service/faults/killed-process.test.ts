import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startEnquiryLoad } from './enquiry-load.ts'
import { compareWithMailbox, percentile, recordResult } from './fault-result.ts'
import { patience, rounds, unlimited } from './rounds.ts'

test('kill -9 under load loses no acknowledged enquiry', patience, async () => {
  const mailServer = await startSmtpServer()
  const dataFolder = join(temporaryFolder(), 'data')
  const environment = { ...unlimited, DATA_DIR: dataFolder, MAIL_URL: mailServer.url.href }
  const acknowledged = new Set<string>()
  const durations: number[] = []

  for (let round = 1; round <= rounds; round++) {
    const service = startServiceProcess(environment)
    const load = startEnquiryLoad([await service.address], { visitors: 16, pauseMs: 20 })
    await wait(100 + 400 * Math.random())
    await service.end('SIGKILL')
    await load.stop()
    for (const key of load.acknowledged) acknowledged.add(key)
    durations.push(...load.durations)
  }

  startServiceProcess(environment)
  await sendWaiting({ dataFolder })
  const outcome = compareWithMailbox(acknowledged, mailServer.received)
  recordResult({ fault: 'kill -9', rounds, ...outcome, p99: percentile(durations, 0.99) })
  expect(outcome.acknowledged).toBeGreaterThan(10 * rounds)
  expect(outcome.lost).toBe(0)
})

/** What `npm run enquiries -- retry --all` does, so that claims of the killed need not run out. */
async function sendWaiting(settings: { dataFolder: string }): Promise<void> {
  const storage = await openStorage(settings)
  const { store, archive } = storage
  const waiting = await Array.fromAsync(archive.list({ status: 'waiting' }))
  await archive.send(
    waiting.map(({ enquiry }) => enquiry.id),
    Date.now(),
  )
  await vi.waitFor(
    async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    },
    { timeout: patience.timeout, interval: 100 },
  )
  await storage.close()
}
