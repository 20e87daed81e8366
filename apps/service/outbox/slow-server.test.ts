import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { MailError } from '../mail/mail.ts'
import { defaultTimeouts } from '../mail/smtp-options.ts'
import { eventually } from '../testing/eventually.ts'
import { captureLog } from '../testing/logs.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { startScriptedSmtpServer } from '../testing/scripted-smtp-server.ts'
import { openTestTransport } from '../testing/smtp-server.ts'
import { fakeTransport, fastTiming, manyEnquiries, testDelivery } from '../testing/test-delivery.ts'
import { defaultTiming } from './delivery-timing.ts'

const never = () => new Promise<void>(() => undefined)

describe('an email that the server receives but does not confirm', () => {
  test('is not sent again soon, and the reason is stored and logged', async () => {
    const server = await startScriptedSmtpServer({ content: '' })
    const { lines, log } = captureLog()
    const transport = openTestTransport(server.url, { ...defaultTimeouts, response: 1_000 })
    const { store } = await testDelivery(transport, manyEnquiries(1), {
      log,
      timing: { ...fastTiming, unconfirmed: defaultTiming.unconfirmed },
    })
    const postpone = vi.spyOn(store, 'postpone')
    await eventually(() => {
      expect(postpone).toHaveBeenCalledOnce()
    })
    const [, { dueAt, error }] = postpone.mock.calls[0] ?? ['', { dueAt: 0, error: '' }]
    expect(dueAt - Date.now()).toBeGreaterThan(3 * 60_000)
    expect(error).toBe('The server received the email, but did not confirm it (Timeout)')
    expect(lines.join('')).toMatch(/ETIMEDOUT.*an email was not delivered/)
    await wait(200)
    expect(server.contents).toHaveLength(1)
  })

  test('waits longer each time, up to an hour', () => {
    expect(defaultTiming.unconfirmed).toEqual({ first: 5 * 60_000, max: 60 * 60_000 })
  })

  test('delays no other, and is no outage', async () => {
    const { lines, log } = captureLog()
    const sent: string[] = []
    const [slow, ...others] = manyEnquiries(6)
    await testDelivery(
      fakeTransport((mail) => {
        sent.push(mail.id)
        return mail.id === slow?.id
          ? Promise.reject(new MailError('Timeout', 'unconfirmed'))
          : Promise.resolve()
      }),
      slow ? [slow, ...others] : [],
      { log, timing: { ...fastTiming, unconfirmed: defaultTiming.unconfirmed } },
    )
    await eventually(() => {
      expect(sent).toHaveLength(6)
    })
    expect(lines.join('')).not.toContain('accepts no email')
  })
})

describe('a slow server', () => {
  test('with one email receives the others in the meantime', async () => {
    const sent: string[] = []
    const [first, ...others] = manyEnquiries(8)
    await testDelivery(
      fakeTransport((mail, { signal } = {}) => {
        sent.push(mail.id)
        return mail.id === first?.id ? aborted(signal) : Promise.resolve()
      }),
      first ? [first, ...others] : [],
      { timing: { ...fastTiming, slow: 50, stop: 10 } },
    )
    await eventually(() => {
      expect(new Set(sent).size).toBe(8)
    })
  })

  test('keeps its email, however short the lease', async () => {
    let attempts = 0
    const finish = new AbortController()
    const { store } = await testDelivery(
      fakeTransport(() => {
        attempts += 1
        return waitForAbort(finish.signal).catch(() => undefined)
      }),
      [sampleEnquiry()],
      { timing: { ...fastTiming, lease: 1_000, slow: 20 } },
    )
    await wait(1_800)
    expect(attempts).toBe(1)
    finish.abort()
    await eventually(async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })
    expect(attempts).toBe(1)
  })

  test('with every email gets no more than it has connections', async () => {
    const sent = vi.fn((_mail, { signal }: { signal?: AbortSignal } = {}) => aborted(signal))
    await testDelivery(fakeTransport(sent), manyEnquiries(20), {
      timing: { ...fastTiming, slow: 10, stop: 10 },
    })
    await wait(300)
    expect(sent).toHaveBeenCalledTimes(fastTiming.batch)
  })

  test('and hangs during an outage does not hide that the outage is over', async () => {
    let attempts = 0
    const { store } = await testDelivery(
      fakeTransport((_mail, { signal } = {}) => {
        attempts += 1
        if (attempts === 1) return Promise.reject(new Error('down'))
        return attempts === 2 ? aborted(signal) : Promise.resolve()
      }),
      manyEnquiries(4),
      { timing: { ...fastTiming, slow: 50, stop: 10 } },
    )
    await eventually(async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 1 })
    })
  })
})

describe('stopping while a server is slow', () => {
  test('aborts the email after the time limit, and it is due again at once', async () => {
    const { store, delivery } = await testDelivery(
      fakeTransport((_mail, { signal } = {}) => aborted(signal)),
      [sampleEnquiry()],
      { timing: { ...fastTiming, stop: 50 } },
    )
    await wait(50)
    const start = performance.now()
    await delivery.stop()
    expect(performance.now() - start).toBeLessThan(5_000)
    const now = Date.now()
    const [again] = await store.claim({ now, leaseUntil: now, limit: 1 })
    expect(again).toMatchObject({ attempts: 1 })
  })

  test('leaves an email that may have been accepted for later', async () => {
    const server = await startScriptedSmtpServer({ content: '' })
    const { store, delivery } = await testDelivery(
      openTestTransport(server.url),
      [sampleEnquiry()],
      { timing: { ...fastTiming, unconfirmed: defaultTiming.unconfirmed, stop: 50 } },
    )
    await eventually(() => {
      expect(server.contents).toHaveLength(1)
    })
    await delivery.stop()
    const now = Date.now()
    expect(await store.claim({ now, leaseUntil: now, limit: 1 })).toEqual([])
    expect(await store.outbox()).toMatchObject({ waiting: 1 })
  })

  test('is faster than systemd and Docker require', () => {
    expect(defaultTiming.stop).toBeLessThan(15_000)
  })
})

function aborted(signal?: AbortSignal): Promise<void> {
  return signal ? waitForAbort(signal) : never()
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('given up'))
    })
  })
}
