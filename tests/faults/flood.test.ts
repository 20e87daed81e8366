import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { emailsPerHour } from '@site/service/spam/spam-rules.ts'
import { openStorage } from '@site/service/storage/open/open-storage.ts'
import { percentile } from '@site/service/testing/percentile.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { describeOnPostgres } from '@site/service/testing/postgres-server.ts'
import { samplePayload } from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { compareWithMailbox, recordResult } from './fault-result.ts'
import { isLongRun } from './rounds.ts'

/** The number of enquiries, each from an address of its own. */
const size = isLongRun ? 12_000 : 140
const senders = 50
const timing = { timeout: 60_000 + size * 20, interval: 200 }

/** Posts an enquiry from the nth address. Resolves with whether it was acknowledged. */
async function post(address: string, number: number, key: string): Promise<boolean> {
  try {
    const response = await postEnquiry(address, {
      payload: { ...samplePayload, message: `Number ${number}` },
      headers: {
        'Idempotency-Key': key,
        'X-Forwarded-For': `100.64.${Math.floor(number / 250)}.${number % 250}`,
      },
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Sends the whole flood; unacknowledged posts are repeated, as by a browser. */
async function flood(addressOf: (number: number) => Promise<string>, half: () => Promise<void>) {
  const acknowledged = new Set<string>()
  const durations: number[] = []
  let next = 0
  let halfway: Promise<void> | undefined
  const send = async () => {
    while (next < size) {
      const number = next++
      const key = randomUUID()
      const start = performance.now()
      while (!(await post(await addressOf(number), number, key))) await wait(100)
      durations.push(performance.now() - start)
      acknowledged.add(key)
      if (acknowledged.size > size / 2) await (halfway ??= half())
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return { acknowledged, p99: percentile(durations, 0.99) }
}

async function surviveFlood(fault: string, instances: number, databaseUrl: URL | null) {
  const { received, url } = await startSmtpServer()
  const storage = { dataFolder: join(temporaryFolder(), 'data'), databaseUrl }
  const start = () =>
    startServiceProcess({
      DATA_DIR: storage.dataFolder,
      MAIL_URL: url.href,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl.href }),
    })
  const services = Array.from({ length: instances }, start)
  const { acknowledged, p99 } = await flood(
    (number) => services[number % instances]?.address ?? Promise.resolve(''),
    async () => {
      await services[0]?.end('SIGKILL')
      services[0] = start()
      await services[0].address
    },
  )

  const opened = await openStorage(storage)
  const { store, archive } = opened
  const sendAll = async (status: 'waiting' | 'held') => {
    const records = await Array.fromAsync(archive.list({ view: status }))
    await archive.send(
      records.map(({ enquiry }) => enquiry.id),
      status,
      Date.now(),
    )
    return records.length
  }
  const { held } = await store.outbox()
  const emailed = size - held
  expect(acknowledged.size).toBe(size)
  expect(emailed).toBe(emailsPerHour)
  // Sends at once what the killed process had claimed, rather than waiting for its lease to end.
  await sendAll('waiting')
  await vi.waitFor(() => {
    expect(compareWithMailbox(acknowledged, received).delivered).toBe(emailed)
  }, timing)

  expect(await sendAll('held')).toBe(held)
  await vi.waitFor(async () => {
    expect(await store.outbox()).toMatchObject({ held: 0 })
    expect(compareWithMailbox(acknowledged, received).lost).toBe(0)
  }, timing)
  await opened.close()
  recordResult({ fault, rounds: 1, ...compareWithMailbox(acknowledged, received), p99 })
}

const limit = { timeout: 3 * timing.timeout }

test(
  'with SQLite, a hundred enquiries of a flood are emailed at once, the others when released',
  limit,
  () => surviveFlood('flood from many addresses and kill -9, SQLite', 1, null),
)

describeOnPostgres('several instances on one PostgreSQL', (server) => {
  test(
    'a hundred enquiries of a flood are emailed at once, the others when released',
    limit,
    async () => {
      await surviveFlood(
        'flood from many addresses and kill -9 of one of two, PostgreSQL',
        2,
        await server.createDatabase(),
      )
    },
  )
})
