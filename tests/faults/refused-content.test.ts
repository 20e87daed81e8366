import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { toPayload } from '@site/enquiry/payload.ts'
import { maxMegabytes, peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'
import { sampleValues } from '@site/service/testing/sample-enquiry.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { unlimitedServiceCommand } from '@site/service/testing/spawn-service.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { longTimeout } from './rounds.ts'

/** The longest that an ordinary email may wait, in milliseconds. */
const maxDelay = 60_000

test(
  'twenty-five large emails refused for their content (451) delay no other, and need little memory',
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
      const response = await postEnquiry(address, {
        payload: toPayload({ ...sampleValues, ...overrides }),
        headers: { 'Idempotency-Key': randomUUID() },
      })
      expect(response.status).toBe(201)
    }
    const message = 'many words '.repeat(80_000)
    for (let count = 0; count < 25; count++) await post({ lastName: 'Poison', message })
    await vi.waitFor(() => {
      expect(server.attempts).toBeGreaterThanOrEqual(5)
    }, longTimeout)

    const start = performance.now()
    await post({ lastName: 'Ordinary' })
    await vi.waitFor(
      () => {
        expect(server.received).toHaveLength(1)
      },
      { timeout: maxDelay, interval: 20 },
    )
    const peak = peakMemoryMegabytes(service.child.pid)
    console.log(
      `refused by content: the ordinary email was sent after ${Math.round(performance.now() - start)} ms, ` +
        `peak memory ${peak?.toFixed(0) ?? 'unknown'} MB`,
    )
    if (peak !== null) expect(peak).toBeLessThan(maxMegabytes)
  },
)
