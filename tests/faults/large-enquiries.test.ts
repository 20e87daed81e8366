import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openStorage } from '@site/service/storage/open/open-storage.ts'
import {
  sampleEnquiry,
  sampleValues,
  type Overrides,
} from '@site/service/testing/sample-enquiry.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { measuredProcess } from './measured-process.ts'
import { isLongRun } from './rounds.ts'
import { day } from '@site/service/clock/time.ts'

/** The test writes gigabytes, perhaps to a slow disk. */
const longTimeout = { timeout: 600_000 }

/** As large as a post can be, with the character that grows most in JSON and HTML. */
const values = { ...sampleValues, email: 'large@example.ch', message: '"'.repeat(1_040_000) }

/** As large as a post can be, but no larger in the database. */
const plain = { ...values, message: 'x'.repeat(1_040_000) }

/** A data folder with enquiries, delivered or not. */
async function folderWith(enquiries: Overrides[], { delivered = false } = {}) {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  await Promise.all(
    enquiries.map(async (overrides) => {
      const enquiry = sampleEnquiry({ values, bodyHash: 'hash', ...overrides })
      await storage.store.accept(enquiry)
      if (delivered) await storage.store.markDelivered(enquiry.id, 1)
    }),
  )
  return { dataFolder, archive: storage.archive, close: () => storage.close() }
}

const times = (count: number, overrides: Overrides) =>
  Array.from({ length: count }, () => overrides)

function startMeasured(environment: NodeJS.ProcessEnv) {
  const measured = measuredProcess('../../apps/service/main.js')
  const service = startServiceProcess({ ...measured.environment, ...environment }, measured.command)
  return { ...measured, ...service }
}

test(
  'a digest of a hundred one-megabyte enquiries and their emails need little memory',
  longTimeout,
  async () => {
    const digestAt = Date.now() - 1_000
    const held = { mark: 'honeypot', quarantine: { limit: 0, since: 0, digestAt } } as const
    // Parsing such emails is slow.
    const large = isLongRun ? 5 : 1
    const { dataFolder, close } = await folderWith([
      ...times(121, { ...held, values: plain }),
      ...times(large, {}),
    ])
    await close()
    const mailServer = await startSmtpServer()
    const service = startMeasured({ DATA_DIR: dataFolder, MAIL_URL: mailServer.url.href })
    await service.address
    await vi.waitFor(
      () => {
        expect(mailServer.received).toHaveLength(large + 1)
      },
      { timeout: 60_000, interval: 100 },
    )
    const subjects = (await mailServer.inbox()).map(({ subject }) => subject ?? '')
    expect(subjects.filter((subject) => subject.includes(': 121 ('))).toHaveLength(1)
    await service.end('SIGTERM')
    service.expectLowMemory('digest and emails of large enquiries')
  },
)

describe.skipIf(!isLongRun)('hundreds of enquiries of a megabyte', () => {
  test('erasing them after the retention period needs little memory', longTimeout, async () => {
    const now = Date.now()
    const old = times(450, { receivedAt: now - 4_000 * day, values: plain })
    const { dataFolder, archive, close } = await folderWith(old, { delivered: true })
    const service = startMeasured({
      DATA_DIR: dataFolder,
      MAIL_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'info',
    })
    let log = ''
    service.child.stdout?.on('data', (chunk) => (log += String(chunk)))
    await vi.waitFor(
      () => {
        expect(log).toContain('enquiries past their retention period were erased')
      },
      { timeout: 400_000, interval: 500 },
    )
    expect((await archive.stats()).all).toBe(0)
    await close()
    await service.end('SIGTERM')
    service.expectLowMemory('retention of 450 large enquiries')
  })

  test("the owner's commands need little memory", longTimeout, async () => {
    const { dataFolder, close } = await folderWith(times(450, { values: plain }))
    onTestFinished(close)
    const lines = {
      backup: 1,
      'export --format json': 452,
      export: 451,
      'retry --all': 1,
      'erase large@example.ch --yes': 1,
    }
    for (const [command, expected] of Object.entries(lines)) {
      expect(await linesOf(command, dataFolder), command).toBe(expected)
    }
  })
})

/** Runs an owner command, checks its memory, and counts the lines it prints. */
async function linesOf(command: string, dataFolder: string): Promise<number> {
  const measured = measuredProcess('../../apps/service/owner/main.ts', ...command.split(' '))
  const [program, ...parameters] = measured.command
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...measured.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let lines = 0
  for await (const line of createInterface({ input: child.stdout })) if (line !== '') lines += 1
  expect((await ended)[0]).toBe(0)
  measured.expectLowMemory(command)
  return lines
}
