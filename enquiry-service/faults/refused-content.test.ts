import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { toPayload } from '../../enquiry-contract/payload.ts'
import { peakMemoryMegabytes } from '../testing/peak-memory.ts'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { unlimitedServiceCommand } from '../testing/spawn-service.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { longTimeout } from './rounds.ts'

/** What an honest mail may wait, whatever else is in the outbox; milliseconds. */
const longestDelay = 60_000

/** Well below the limit of the unit in `deploy/`, so that the rest of the service has room. */
const memoryLimitMegabytes = 300

test(
  'twenty-five large mails refused by content (451) delay no honest one, and need little memory',
  longTimeout,
  async () => {
    const server = await startSmtpServer()
    server.fault = { stage: 'data', code: 451, containing: 'Poison' }
    const service = startServiceProcess(
      {
        DATA_DIR: join(temporaryFolder(), 'data'),
        MAIL_URL: server.url.href,
      },
      unlimitedServiceCommand,
    )
    const address = await service.address
    const post = async (overrides: Partial<typeof sampleValues>) => {
      const answer = await fetch(`${address}/send-mail`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(toPayload({ ...sampleValues, ...overrides })),
      })
      expect(answer.status).toBe(201)
    }
    const message = 'many words '.repeat(80_000)
    for (let count = 0; count < 25; count++) await post({ lastName: 'Poison', message })
    await vi.waitFor(() => {
      expect(server.attempts).toBeGreaterThanOrEqual(5)
    }, longTimeout)

    const start = performance.now()
    await post({ lastName: 'Honest' })
    await vi.waitFor(
      () => {
        expect(server.received).toHaveLength(1)
      },
      { timeout: longestDelay, interval: 20 },
    )
    const peak = peakMemoryMegabytes(service.child.pid)
    console.log(
      `refused by content: the honest mail left after ${Math.round(performance.now() - start)} ms, ` +
        `peak memory ${peak?.toFixed(0) ?? 'unknown'} MB`,
    )
    if (peak !== null) expect(peak).toBeLessThan(memoryLimitMegabytes)
  },
)
