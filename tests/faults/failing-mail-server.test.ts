import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { percentile } from '@site/service/testing/percentile.ts'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'
import { startServiceProcess } from '@site/service/testing/service-process.ts'
import { unlimitedServiceCommand } from '@site/service/testing/spawn-service.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { startEnquiryLoad } from './enquiry-load.ts'
import { mailServerFaults } from './failing-mail-server.ts'
import { compareWithMailbox, recordResult } from './fault-result.ts'
import { isLongRun, longTimeout } from './rounds.ts'
import { sendWaiting } from './send-waiting.ts'

/** The short run covers the two that differ most. */
const faults = mailServerFaults.filter(
  ({ name }) =>
    isLongRun || ['mail server down', 'connection cut after the content'].includes(name),
)

test.each(faults)('$name: every enquiry arrives once it is over', longTimeout, async (fault) => {
  const secure = fault.name === 'no TLS'
  const healthy = { secure }
  const first = await startSmtpServer(0, healthy)
  const scheme = secure ? 'smtps' : 'smtp'
  const dataFolder = join(temporaryFolder(), 'data')
  const service = startServiceProcess(
    {
      DATA_DIR: dataFolder,
      MAIL_URL: `${scheme}://127.0.0.1:${first.port}`,
      // The test server's certificate is self-signed.
      ...(secure && { NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    },
    unlimitedServiceCommand,
  )
  const address = await service.address
  // The first posts of a process are slow, while code is compiled.
  const before = startEnquiryLoad([address], { visitors: 4, pauseMs: 5 })
  await wait(1_000)
  await before.stop()
  await vi.waitFor(() => {
    expect(first.received.length).toBeGreaterThanOrEqual(before.acknowledged.size)
  }, longTimeout)
  await first.stop()

  const failure = await fault.begin(first.port)
  const load = startEnquiryLoad([address], { visitors: 4, pauseMs: 20 })
  await wait(isLongRun ? 12_000 : 1_500)
  await vi.waitFor(() => {
    expect(load.acknowledged.size).toBeGreaterThan(100)
  }, longTimeout)
  await load.stop()
  await failure.end()

  const second = await startSmtpServer(first.port, healthy)
  const received = () => [...first.received, ...failure.received, ...second.received]
  if (fault.lasting) await sendWaiting({ dataFolder, databaseUrl: null })
  const acknowledged = new Set([...before.acknowledged, ...load.acknowledged])
  await vi.waitFor(
    () => {
      expect(compareWithMailbox(acknowledged, received()).lost).toBe(0)
    },
    { ...longTimeout, interval: 200 },
  )

  const outcome = compareWithMailbox(acknowledged, received())
  const p99 = percentile(load.durations, 0.99)
  recordResult({ fault: fault.name, rounds: 1, ...outcome, p99 })
  expect(load.failures).toBe(0)
  if (!fault.ambiguous) expect(outcome.duplicated).toBe(0)
})
