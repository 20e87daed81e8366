import { describe, expect, test, vi } from 'vitest'
import { MailError } from '../mail/mail.ts'
import { eventually } from '../testing/eventually.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { openTestTransport, startSmtpServer } from '../testing/smtp-server.ts'
import {
  composeSample,
  fakeTransport,
  fastTiming,
  manyEnquiries,
  testDelivery,
} from '../testing/test-delivery.ts'

describe('delivering to a mail server', () => {
  test('emails waiting at the start are sent at once, each once', async () => {
    const server = await startSmtpServer()
    const enquiries = manyEnquiries(25)
    await testDelivery(openTestTransport(server.url), enquiries)
    await eventually(() => {
      expect(server.received).toHaveLength(25)
    })
    const ids = (await server.inbox()).map(({ messageId }) => messageId)
    expect(ids.toSorted()).toEqual(enquiries.map(({ id }) => `<${id}@senda.example>`).toSorted())
  })

  test('a new enquiry wakes the delivery', async () => {
    const server = await startSmtpServer()
    const { post } = await testDelivery(openTestTransport(server.url), [], {
      timing: { ...fastTiming, idle: 60_000 },
    })
    await post(sampleEnquiry())
    await eventually(() => {
      expect(server.received).toHaveLength(1)
    })
  })
})

describe('a digest of held enquiries', () => {
  // One time for all: a digest lists what is due, and more becomes due every millisecond.
  const digestAt = Date.now()
  const held = () =>
    sampleEnquiry({ mark: 'honeypot', quarantine: { limit: 0, since: 0, digestAt } })

  test('is one email', async () => {
    const server = await startSmtpServer()
    await testDelivery(openTestTransport(server.url), [held(), held(), held()])
    await eventually(() => {
      expect(server.received).toHaveLength(1)
    })
    expect((await server.inbox())[0]?.subject).toContain('Enquiries held: 3')
  })

  test('is not sent when all were released or erased before', async () => {
    const sent = vi.fn(() => Promise.resolve())
    const { store } = await testDelivery(fakeTransport(sent), [held()], {
      compose: (content) => (content.kind === 'digest' ? null : composeSample(content)),
    })
    await eventually(async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('an email that is refused for its content', () => {
  const poison = sampleEnquiry({ values: { ...sampleValues, lastName: 'Poison' } })

  test('delays no other and is retried until it is accepted', async () => {
    const delivered: string[] = []
    let refusals = 0
    await testDelivery(
      fakeTransport((mail) => {
        if (mail.subject.includes('Poison') && refusals < 3) {
          refusals += 1
          return Promise.reject(new MailError('554 no', 'permanent'))
        }
        delivered.push(mail.id)
        return Promise.resolve()
      }),
      [poison, ...manyEnquiries(20)],
    )
    await eventually(() => {
      expect(delivered).toHaveLength(21)
    })
    expect(refusals).toBe(3)
    expect(delivered.at(-1)).toBe(poison.id)
  })

  test('delays no other when it breaks the connection each time', async () => {
    const delivered = new Set<string>()
    await testDelivery(
      fakeTransport((mail) => {
        if (mail.subject.includes('Poison')) return Promise.reject(new Error('connection lost'))
        delivered.add(mail.id)
        return Promise.resolve()
      }),
      [poison, ...manyEnquiries(30)],
    )
    await eventually(() => {
      expect(delivered.size).toBe(30)
    })
  })

  test('delays no other when it cannot be composed', async () => {
    const delivered: string[] = []
    await testDelivery(
      fakeTransport((mail) => {
        delivered.push(mail.id)
        return Promise.resolve()
      }),
      [poison, sampleEnquiry()],
      {
        compose(content) {
          if (content.kind === 'enquiry' && content.enquiry.id === poison.id) {
            throw new TypeError('a defect')
          }
          return composeSample(content)
        },
      },
    )
    await eventually(() => {
      expect(delivered).toHaveLength(1)
    })
  })
})

describe('stopping', () => {
  test('waits for the email being sent and starts no other', async () => {
    const enquiries = manyEnquiries(3)
    let finish: (() => void) | undefined
    const { store, delivery } = await testDelivery(
      fakeTransport(() => new Promise<void>((resolve) => (finish = resolve))),
      enquiries,
      { timing: { ...fastTiming, batch: 1 } },
    )
    await eventually(() => {
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

  test('sends what was claimed at that moment', async () => {
    const sent = vi.fn(() => Promise.resolve())
    const { store, delivery, post } = await testDelivery(fakeTransport(sent), [])
    const claim = store.claim.bind(store)
    let stopped: Promise<void> | undefined
    vi.spyOn(store, 'claim').mockImplementationOnce(async (request) => {
      await store.accept(sampleEnquiry())
      const claimed = await claim(request)
      stopped = delivery.stop()
      return claimed
    })
    await post()
    await eventually(() => {
      expect(stopped).toBeDefined()
    })
    await stopped
    expect(sent).toHaveBeenCalledOnce()
    expect(await store.outbox()).toMatchObject({ waiting: 0 })
  })

  test('does not wait for the end of an outage', async () => {
    const { delivery } = await testDelivery(
      fakeTransport(() => Promise.reject(new Error('down'))),
      manyEnquiries(1),
      { timing: { ...fastTiming, outage: { first: 60_000, max: 60_000 } } },
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    const start = performance.now()
    await delivery.stop()
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

test('a store that fails for a while does not end the delivery', async () => {
  const delivered: string[] = []
  const { store } = await testDelivery(
    fakeTransport((mail) => {
      delivered.push(mail.id)
      return Promise.resolve()
    }),
    [],
  )
  vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('disk full'))
  await store.accept(sampleEnquiry())
  await eventually(() => {
    expect(delivered).toHaveLength(1)
  })
})
