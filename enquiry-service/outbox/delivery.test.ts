import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { composeMail } from '../mail/compose-mail.ts'
import { MailRefusedError, type MailTransport } from '../mail/mail.ts'
import { defaultTimeouts, openSmtpTransport } from '../mail/smtp-transport.ts'
import type { NewEnquiry } from '../store/enquiry-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sampleEnquiry, samplePayload } from '../testing/sample-enquiry.ts'
import { silentLog } from '../testing/silent-log.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startDelivery, type DeliveryDependencies } from './delivery.ts'
import { defaultTiming } from './delivery-timing.ts'

/** The real pace, a few hundred times faster. */
const fastTiming = {
  ...defaultTiming,
  idle: 10,
  lease: 5_000,
  refused: { first: 20, longest: 100 },
  outage: { first: 5, longest: 40 },
}

const address = { name: 'Senda', address: 'info@senda.example' }

async function setUp(
  transport: MailTransport,
  enquiries: NewEnquiry[],
  overrides: Partial<DeliveryDependencies> = {},
) {
  const store = openSqliteStore(join(temporaryFolder(), 'enquiries.db'))
  await Promise.all(enquiries.map((enquiry) => store.accept(enquiry)))
  const delivery = startDelivery({
    store,
    transport,
    compose: (enquiry) => composeMail(enquiry, { from: address, to: address, language: 'en' }),
    clock: Date.now,
    log: silentLog,
    timing: fastTiming,
    ...overrides,
  })
  onTestFinished(async () => {
    await delivery.stop()
    transport.close()
    await store.close()
  })
  return { store, delivery }
}

const manyEnquiries = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleEnquiry({ receivedAt: index }))

describe('delivering to a mail server', () => {
  test('what waits at the start leaves at once, each once', async () => {
    const server = await startSmtpServer()
    const enquiries = manyEnquiries(25)
    await setUp(openSmtpTransport(server.url), enquiries)
    await vi.waitFor(() => {
      expect(server.received).toHaveLength(25)
    })
    const ids = (await server.inbox()).map(({ messageId }) => messageId)
    expect(ids.toSorted()).toEqual(enquiries.map(({ id }) => `<${id}@senda.example>`).toSorted())
  })

  test('a new enquiry wakes the delivery', async () => {
    const server = await startSmtpServer()
    const { store, delivery } = await setUp(openSmtpTransport(server.url), [], {
      timing: { ...fastTiming, idle: 60_000 },
    })
    await store.accept(sampleEnquiry())
    delivery.wake()
    await vi.waitFor(() => {
      expect(server.received).toHaveLength(1)
    })
  })

  test('after an outage everything that waited leaves within moments', async () => {
    const first = await startSmtpServer()
    await first.stop()
    const { store, delivery } = await setUp(openSmtpTransport(first.url), manyEnquiries(5))
    await new Promise((resolve) => setTimeout(resolve, 60))
    await Promise.all(manyEnquiries(100).map((enquiry) => store.accept(enquiry)))
    delivery.wake()

    const second = await startSmtpServer(first.port)
    await vi.waitFor(
      () => {
        expect(second.received).toHaveLength(105)
      },
      { timeout: 5_000 },
    )
  })

  test.each([
    { stage: 'connection', code: 421 },
    { stage: 'recipient', code: 450 },
    { stage: 'data', code: 451 },
  ] as const)('a server that answers $code is probed with one mail at a time', async (fault) => {
    const server = await startSmtpServer()
    server.fault = fault
    await setUp(openSmtpTransport(server.url), manyEnquiries(40), {
      timing: { ...fastTiming, outage: { first: 200, longest: 200 } },
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    // The lanes of the first batch, then one probe for each 160 to 200 ms.
    expect(server.attempts).toBeLessThanOrEqual(2 * fastTiming.parallel + 4)
    server.fault = null
    await vi.waitFor(
      () => {
        expect(server.received).toHaveLength(40)
      },
      { timeout: 5_000 },
    )
  })
})

/** A transport that does what `send` says, one attempt after the other. */
function fakeTransport(send: MailTransport['send']): MailTransport {
  return {
    send,
    close() {
      // Holds no connections.
    },
  }
}

describe('a mail that is refused for its content', () => {
  const poison = sampleEnquiry({ payload: { ...samplePayload, lastname: 'Poison' } })

  test('holds up no other and is tried again until it passes', async () => {
    const delivered: string[] = []
    let refusals = 0
    await setUp(
      fakeTransport((mail) => {
        if (mail.subject.includes('Poison') && refusals < 3) {
          refusals += 1
          return Promise.reject(new MailRefusedError('554 no'))
        }
        delivered.push(mail.enquiry.id)
        return Promise.resolve()
      }),
      [poison, ...manyEnquiries(20)],
    )
    await vi.waitFor(() => {
      expect(delivered).toHaveLength(21)
    })
    expect(refusals).toBe(3)
    expect(delivered.at(-1)).toBe(poison.id)
  })

  test('holds up no other when it breaks the connection each time', async () => {
    const delivered = new Set<string>()
    await setUp(
      fakeTransport((mail) => {
        if (mail.subject.includes('Poison')) return Promise.reject(new Error('connection lost'))
        delivered.add(mail.enquiry.id)
        return Promise.resolve()
      }),
      [poison, ...manyEnquiries(30)],
    )
    await vi.waitFor(() => {
      expect(delivered.size).toBe(30)
    })
  })

  test('is one that cannot be composed as well', async () => {
    const delivered: string[] = []
    await setUp(
      fakeTransport((mail) => {
        delivered.push(mail.enquiry.id)
        return Promise.resolve()
      }),
      [poison, sampleEnquiry()],
      {
        compose(enquiry) {
          if (enquiry.id === poison.id) throw new TypeError('a defect')
          return composeMail(enquiry, { from: address, to: address, language: 'en' })
        },
      },
    )
    await vi.waitFor(() => {
      expect(delivered).toHaveLength(1)
    })
  })
})

describe('probing a server that is down', () => {
  test('grows rarer up to the limit, one mail at a time, and takes another mail each time', async () => {
    const probes: { at: number; id: string }[] = []
    await setUp(
      fakeTransport((mail) => {
        probes.push({ at: performance.now(), id: mail.enquiry.id })
        return Promise.reject(new Error('down'))
      }),
      manyEnquiries(3),
      {
        timing: { ...fastTiming, parallel: 1, outage: { first: 10, longest: 80 } },
        random: () => 0,
      },
    )
    await vi.waitFor(() => {
      expect(probes.length).toBeGreaterThanOrEqual(6)
    })
    const gaps = probes.slice(1).map(({ at }, index) => at - (probes[index]?.at ?? 0))
    const expected = [10, 20, 40, 80, 80]
    for (const [index, gap] of gaps.slice(0, 5).entries()) {
      expect(gap).toBeGreaterThanOrEqual((expected[index] ?? 0) - 2)
    }
    expect(new Set(probes.slice(0, 4).map(({ id }) => id)).size).toBe(3)
  })

  test('the end of an outage is logged with its length', async () => {
    const info = vi.spyOn(silentLog, 'info')
    let down = true
    await setUp(
      fakeTransport(() => (down ? Promise.reject(new Error('down')) : Promise.resolve())),
      manyEnquiries(1),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    down = false
    await vi.waitFor(() => {
      expect(info).toHaveBeenCalledWith({ seconds: 0 }, 'the mail server takes mails again')
    })
  })
})

describe('stopping', () => {
  test('waits for the mail under way, gives back the rest and takes on nothing new', async () => {
    const enquiries = manyEnquiries(3)
    let finish: (() => void) | undefined
    const { store, delivery } = await setUp(
      fakeTransport(() => new Promise<void>((resolve) => (finish = resolve))),
      enquiries,
      { timing: { ...fastTiming, parallel: 1 } },
    )
    await vi.waitFor(() => {
      expect(finish).toBeDefined()
    })
    const stopped = delivery.stop()
    finish?.()
    await stopped
    const now = Date.now()
    const claimed = await store.claim({ now, leaseUntil: now, limit: 10 })
    expect(claimed).toHaveLength(2)
    expect(claimed.map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  test('does not wait for the end of an outage', async () => {
    const { delivery } = await setUp(
      fakeTransport(() => Promise.reject(new Error('down'))),
      manyEnquiries(1),
      { timing: { ...fastTiming, outage: { first: 60_000, longest: 60_000 } } },
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    const start = performance.now()
    await delivery.stop()
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

test('a store that fails for a while does not end the delivery', async () => {
  const delivered: string[] = []
  const { store } = await setUp(
    fakeTransport((mail) => {
      delivered.push(mail.enquiry.id)
      return Promise.resolve()
    }),
    [],
  )
  vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('disk full'))
  await store.accept(sampleEnquiry())
  await vi.waitFor(() => {
    expect(delivered).toHaveLength(1)
  })
})

test('a lease outlasts the slowest batch', () => {
  const rounds = defaultTiming.batch / defaultTiming.parallel
  expect(defaultTiming.lease).toBeGreaterThan(rounds * defaultTimeouts.mail)
})
