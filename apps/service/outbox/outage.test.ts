import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MailError } from '../mail/mail.ts'
import { eventually } from '../testing/eventually.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { trustLocalhostCertificate } from '../testing/localhost-certificate.ts'
import { startScriptedSmtpServer } from '../testing/scripted-smtp-server.ts'
import { silentLog } from '../testing/logs.ts'
import { openTestTransport, startSmtpServer } from '../testing/smtp-server.ts'
import { defaultTiming } from './delivery-timing.ts'
import { trackMailServer } from './mail-server-state.ts'
import type { DeliveryContent } from '../storage/claim.ts'
import {
  composeSample,
  fakeTransport,
  fastTiming,
  manyEnquiries,
  testDelivery,
} from '../testing/test-delivery.ts'

describe('an outage of the mail server', () => {
  test('everything that waited is sent soon after an outage', async () => {
    const first = await startSmtpServer()
    await first.stop()
    // No email may wait for its own back-off, which would outlast the test.
    const never = { first: 60_000, max: 60_000 }
    const { post } = await testDelivery(openTestTransport(first.url), manyEnquiries(5), {
      timing: { ...fastTiming, permanent: never, temporary: never, lease: 60_000 },
    })
    await new Promise((resolve) => setTimeout(resolve, 60))
    await post(...manyEnquiries(40))

    const second = await startSmtpServer(first.port)
    await eventually(() => {
      expect(second.received).toHaveLength(45)
    })
  })

  test.each([
    { stage: 'connection', code: 421 },
    { stage: 'recipient', code: 421 },
    { stage: 'data', code: 421 },
  ] as const)('a server that answers $code is probed with one email at a time', async (fault) => {
    const server = await startSmtpServer()
    server.fault = fault
    await testDelivery(openTestTransport(server.url), manyEnquiries(40), {
      timing: { ...fastTiming, outage: { first: 200, max: 200 } },
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    // One at once, then one every 160 to 200 ms.
    expect(server.attempts).toBeLessThanOrEqual(5)
    server.fault = null
    await eventually(() => {
      expect(server.received).toHaveLength(40)
    })
  })
})

describe('emails that the server refuses one by one', () => {
  const poison = { ...sampleValues, lastName: 'Poison' }

  test.each([
    { stage: 'data', code: 451, containing: 'Poison' },
    { stage: 'data', code: 554, containing: 'Poison' },
  ] as const)('with $code delay no other, however many there are', async (fault) => {
    const server = await startSmtpServer()
    server.fault = fault
    const { post } = await testDelivery(
      openTestTransport(server.url),
      manyEnquiries(25).map((enquiry) => ({ ...enquiry, values: poison })),
      { timing: { ...defaultTiming, outage: { first: 60_000, max: 60_000 } } },
    )
    await eventually(() => {
      expect(server.attempts).toBe(25)
    })
    await post(sampleEnquiry())
    await eventually(() => {
      expect(server.received).toHaveLength(1)
    })
    expect(server.attempts).toBe(26)
  })

  test('temporarily are sent as soon as it accepts them', async () => {
    const server = await startSmtpServer()
    server.fault = { stage: 'data', code: 451 }
    const { store } = await testDelivery(openTestTransport(server.url), manyEnquiries(40))
    await eventually(() => {
      expect(server.attempts).toBeGreaterThan(40)
    })
    server.fault = null
    await eventually(async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })
    expect(server.received).toHaveLength(40)
  })
})

describe('probing a server that is down', () => {
  test('uses the email with the fewest attempts, so that one that always fails delays no other', async () => {
    const probes: string[] = []
    const { store } = await testDelivery(
      fakeTransport((mail) => {
        probes.push(mail.id)
        return Promise.reject(new Error('down'))
      }),
      manyEnquiries(5),
      { timing: { ...fastTiming, outage: { first: 50, max: 50 } } },
    )
    await eventually(() => {
      expect(probes).toHaveLength(6)
    })
    const late = sampleEnquiry({ receivedAt: Date.now() })
    await store.accept(late)
    await eventually(() => {
      expect(probes.length).toBeGreaterThan(6)
    })
    expect(probes[6]).toBe(late.id)
  })

  test('becomes rarer up to a limit, with one email at a time and a different one each time', async () => {
    const probes: { at: number; id: string }[] = []
    await testDelivery(
      fakeTransport((mail) => {
        probes.push({ at: performance.now(), id: mail.id })
        return Promise.reject(new Error('down'))
      }),
      manyEnquiries(3),
      {
        timing: { ...fastTiming, batch: 1, outage: { first: 10, max: 80 } },
      },
    )
    await eventually(() => {
      expect(probes.length).toBeGreaterThanOrEqual(6)
    })
    const gaps = probes.slice(1).map(({ at }, index) => at - (probes[index]?.at ?? 0))
    const expected = [10, 20, 40, 80, 80]
    for (const [index, gap] of gaps.slice(0, 5).entries()) {
      expect(gap).toBeGreaterThanOrEqual((expected[index] ?? 0) - 2)
    }
    expect(new Set(probes.slice(0, 4).map(({ id }) => id)).size).toBe(3)
  })

  test('an email that cannot be composed does not end the outage', async () => {
    const info = vi.spyOn(silentLog, 'info')
    const enquiries = manyEnquiries(4)
    let probes = 0
    const compose = vi.fn((content: DeliveryContent) => {
      if (content.kind === 'enquiry' && content.enquiry.id === enquiries[0]?.id) {
        throw new TypeError('a defect')
      }
      return composeSample(content)
    })
    await testDelivery(
      fakeTransport(() => {
        probes += 1
        return Promise.reject(new Error('down'))
      }),
      enquiries,
      { timing: { ...fastTiming, batch: 1, outage: { first: 10, max: 10 } }, compose },
    )
    await eventually(() => {
      expect(probes).toBeGreaterThan(6)
    })
    expect(compose.mock.results.some(({ type }) => type === 'throw')).toBe(true)
    expect(info).not.toHaveBeenCalledWith(expect.anything(), 'the mail server accepts email again')
  })

  test('the end of an outage is logged with its length', async () => {
    const info = vi.spyOn(silentLog, 'info')
    let down = true
    await testDelivery(
      fakeTransport(() => (down ? Promise.reject(new Error('down')) : Promise.resolve())),
      manyEnquiries(1),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    down = false
    await eventually(() => {
      expect(info).toHaveBeenCalledWith('the mail server accepts email again')
    })
  })
})

describe('a login that the server refuses', () => {
  const refused = () => Promise.reject(new MailError('535 no', 'login-refused'))
  const minutes = 60_000

  test('is tried once, after a quarter of an hour, and then once an hour', () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const server = trackMailServer({
      timing: defaultTiming,
      log: silentLog,
    })
    const waits = [1, 2, 3, 4].map(() => {
      server.record('login-refused', performance.now())
      const wait = server.delay()
      vi.advanceTimersByTime(wait)
      return wait / minutes
    })
    expect(waits).toEqual([15, 60, 60, 60])
  })

  test('is one attempt, however many emails wait and arrive, until the service is started again', async () => {
    const login = vi.fn(refused)
    const { store, delivery, post } = await testDelivery(fakeTransport(login), manyEnquiries(12))
    await eventually(() => {
      expect(login).toHaveBeenCalledOnce()
    })
    await post(...manyEnquiries(3))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(login).toHaveBeenCalledOnce()
    await delivery.stop()
    const sent = vi.fn(() => Promise.resolve())
    await testDelivery(fakeTransport(sent), [], { store })
    await eventually(() => {
      expect(sent).toHaveBeenCalledTimes(15)
    })
  })

  test('is one failed login, with a real server that refuses it after a quiet hour', async () => {
    trustLocalhostCertificate()
    const server = await startScriptedSmtpServer({
      EHLO: '250-mail.example.ch\r\n250-STARTTLS\r\n250 AUTH PLAIN',
    })
    server.url.username = 'web'
    server.url.password = 'changed'
    const { post } = await testDelivery(openTestTransport(server.url), manyEnquiries(1))
    await eventually(() => {
      expect(server.contents).toHaveLength(1)
    })
    server.answers.AUTH = '535 5.7.8 bad password'
    server.cut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await post(...manyEnquiries(20))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(server.lines.filter((line) => line.startsWith('AUTH'))).toHaveLength(2)
  })
})
