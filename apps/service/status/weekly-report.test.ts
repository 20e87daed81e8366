import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { swissTime } from '@site/company/i18n/swiss-time.ts'
import { composeDelivery } from '../mail/compose-mail.ts'
import { startDelivery } from '../outbox/delivery.ts'
import { ServiceEvents } from './service-status.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { openPostgresStorage } from '../storage/open/open-postgres-storage.ts'
import { openSqliteStorage } from '../storage/open/open-storage.ts'
import { repeat } from '../clock/timers.ts'
import { companyAddress } from '../testing/company-address.ts'
import { eventually } from '../testing/eventually.ts'
import { describeOnPostgres } from '../testing/postgres-server.ts'
import { sampleFigures } from '../testing/sample-figures.ts'
import { silentLog } from '../testing/logs.ts'
import { openTestTransport, startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { fastTiming } from '../testing/test-delivery.ts'
import { latestReportTime } from './weekly-report.ts'

const utc = (text: string) => Date.parse(`${text}Z`)

function figuresAt(dueAt: number) {
  const monday = swissTime(dueAt).toPlainDate().subtract({ weeks: 1 }).toString()
  return { ...sampleFigures, dueAt, week: { ...sampleFigures.week, monday } }
}

/** Queues and delivers reports until the returned function is called. */
function run(store: EnquiryStore, smtp: TestSmtpServer, clock: () => number): () => Promise<void> {
  const transport = openTestTransport(smtp.url)
  const delivery = startDelivery({
    store,
    transport,
    compose: (content) =>
      composeDelivery(
        content,
        { from: companyAddress, to: [companyAddress], language: 'en' },
        (dueAt) => Promise.resolve(figuresAt(dueAt)),
      ),
    events: new ServiceEvents(),
    clock,
    log: silentLog,
    timing: fastTiming,
  })
  const stopReport = repeat(() => store.queueReport(latestReportTime(clock()), clock()), {
    every: 1,
    log: silentLog,
    failure: 'the report was not queued',
  })
  let stopped: Promise<unknown> | undefined
  const stop = async () => {
    await (stopped ??= Promise.all([stopReport(), delivery.stop()]))
    transport.close()
  }
  onTestFinished(stop)
  return stop
}

/** The weeks in the subjects of the received emails, such as `9 to 15 November 2026`. */
const reportedWeeks = async (smtp: TestSmtpServer) =>
  (await smtp.inbox()).map(({ subject = '' }) => subject.replace('Your website, ', ''))

const expectWeeks = (smtp: TestSmtpServer, weeks: string[]) =>
  eventually(async () => {
    expect(await reportedWeeks(smtp)).toEqual(weeks)
  })

/** Long enough for many checks of the clock and the outbox. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('the weekly report', () => {
  async function open() {
    const smtp = await startSmtpServer()
    const { store } = await openSqliteStorage(join(temporaryFolder(), 'enquiries.db'))
    onTestFinished(() => store.close())
    return { smtp, store }
  }

  test('is sent at the first start, and then every Monday at seven, once', async () => {
    const { smtp, store } = await open()
    let now = utc('2026-11-20T12:00')
    run(store, smtp, () => now)
    await expectWeeks(smtp, ['9 to 15 November 2026'])
    now = utc('2026-11-23T05:59:59')
    await aWhile()
    expect(smtp.received).toHaveLength(1)
    now = utc('2026-11-23T06:00')
    await expectWeeks(smtp, ['9 to 15 November 2026', '16 to 22 November 2026'])
    now = utc('2026-11-29T23:00')
    await aWhile()
    expect(smtp.received).toHaveLength(2)
  })

  test('is sent at seven in Switzerland, even when the clocks change', async () => {
    const { smtp, store } = await open()
    let now = utc('2026-10-20T12:00')
    run(store, smtp, () => now)
    await expectWeeks(smtp, ['12 to 18 October 2026'])
    now = utc('2026-10-26T05:59')
    await aWhile()
    expect(smtp.received).toHaveLength(1)
    now = utc('2026-10-26T06:00')
    await expectWeeks(smtp, ['12 to 18 October 2026', '19 to 25 October 2026'])
  })

  test('of a Monday when the service was down is sent at the next start, but no older one', async () => {
    const { smtp, store } = await open()
    const stop = run(store, smtp, () => utc('2026-11-02T12:00'))
    await expectWeeks(smtp, ['26 October to 1 November 2026'])
    await stop()
    const stopAgain = run(store, smtp, () => utc('2026-11-18T12:00'))
    await expectWeeks(smtp, ['26 October to 1 November 2026', '9 to 15 November 2026'])
    await stopAgain()
    run(store, smtp, () => utc('2026-11-19T12:00'))
    await aWhile()
    expect(smtp.received).toHaveLength(2)
  })

  test('waits for a mail server that is down, and is sent once', async () => {
    const { smtp, store } = await open()
    smtp.fault = { stage: 'connection', code: 421 }
    run(store, smtp, () => utc('2026-11-23T06:00'))
    await eventually(() => {
      expect(smtp.attempts).toBeGreaterThan(2)
    })
    smtp.fault = null
    await expectWeeks(smtp, ['16 to 22 November 2026'])
    await aWhile()
    expect(smtp.received).toHaveLength(1)
  })

  test('is queued as soon as a failed store works again', async () => {
    const { smtp, store } = await open()
    let failures = 3
    const failing: EnquiryStore = {
      ...store,
      queueReport: (...report) =>
        failures-- > 0 ? Promise.reject(new Error('disk full')) : store.queueReport(...report),
    }
    run(failing, smtp, () => utc('2026-11-23T06:00'))
    await expectWeeks(smtp, ['16 to 22 November 2026'])
  })
})

describeOnPostgres('the weekly report of several instances', (server) => {
  test('is sent once', async () => {
    const smtp = await startSmtpServer()
    const url = await server.createDatabase()
    // Just before it is due: clocks that differ by hours ignore each other's leases.
    let now = utc('2026-11-23T05:59:59')
    for (let count = 0; count < 3; count++) {
      const { store } = await openPostgresStorage(url)
      const stop = run(store, smtp, () => now)
      onTestFinished(async () => {
        await stop()
        await store.close()
      })
    }
    await expectWeeks(smtp, ['9 to 15 November 2026'])
    now = utc('2026-11-23T06:00')
    await expectWeeks(smtp, ['9 to 15 November 2026', '16 to 22 November 2026'])
    await aWhile()
    expect(smtp.received).toHaveLength(2)
  })
})
