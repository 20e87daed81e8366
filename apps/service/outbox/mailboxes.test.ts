import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { companyAddress } from '../testing/company-address.ts'
import { composeDelivery } from '../mail/compose-mail.ts'
import { MailError, type MailTransport } from '../mail/mail.ts'
import { hour } from '../clock/time.ts'
import type { DeliveryContent } from '../storage/claim.ts'
import type { MailboxStates } from '../storage/enquiry-record.ts'
import { eventually } from '../testing/eventually.ts'
import { captureLog } from '../testing/logs.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { figuresOfSample } from '../testing/sample-figures.ts'
import { startScriptedSmtpServer } from '../testing/scripted-smtp-server.ts'
import { openTestTransport } from '../testing/smtp-server.ts'
import { fakeTransport, fastTiming, manyEnquiries, testDelivery } from '../testing/test-delivery.ts'
import { defaultTiming } from './delivery-timing.ts'
import { dueMailboxes, nextAttempt, updateMailboxStates } from './mailboxes.ts'

const [info, ana] = ['info@example.ch', 'ana@example.ch'] as const

/** Composes for these mailboxes, as if `MAIL_TO` named them. */
const composeFor =
  (...to: string[]) =>
  (content: DeliveryContent) =>
    composeDelivery(
      content,
      {
        from: companyAddress,
        to: to.map((address) => ({ name: 'Senda', address })),
        language: 'en',
      },
      figuresOfSample,
    )

const deliver = (transport: MailTransport, overrides: Parameters<typeof testDelivery>[2] = {}) =>
  testDelivery(transport, [sampleEnquiry()], { compose: composeFor(info, ana), ...overrides })

/** Refuses one of the mailboxes as often as said, and counts who was named. */
async function serverThatRefuses(address: string, answer: string, times = Infinity) {
  let refusals = 0
  const server = await startScriptedSmtpServer({
    RCPT: (line) => {
      if (!line.includes(address) || refusals >= times) return '250 ok'
      refusals += 1
      return answer
    },
  })
  const transport = openTestTransport(server.url)
  onTestFinished(() => {
    transport.close()
  })
  const namesOf = (start: string) => server.lines.filter((line) => line.startsWith(start))
  return { server, transport, recipients: () => namesOf('RCPT') }
}

describe('an email to two mailboxes, of which one refuses it for the moment', () => {
  test.each(['450 4.2.0 greylisted', '451 4.3.0 later', '452 4.2.2 full'])(
    'is sent again to that one alone, as the same email: %s',
    async (answer) => {
      const { server, transport, recipients } = await serverThatRefuses(ana, answer, 1)
      const { store } = await deliver(transport)
      await eventually(async () => {
        expect(await store.outbox()).toMatchObject({ waiting: 0 })
      })
      expect(recipients()).toEqual([`RCPT TO:<${info}>`, `RCPT TO:<${ana}>`, `RCPT TO:<${ana}>`])
      const ids = server.contents.map((content) => /^Message-ID: (.*)\r$/m.exec(content)?.[1])
      expect(ids).toHaveLength(2)
      expect(new Set(ids).size).toBe(1)
      for (const content of server.contents) expect(content).toMatch(/^To: .*info@.*ana@/ms)
    },
  )

  test('is not yet delivered, and its state is stored', async () => {
    const { transport } = await serverThatRefuses(ana, '450 4.2.0 greylisted')
    const { store } = await deliver(transport, {
      timing: { ...fastTiming, temporary: defaultTiming.temporary },
    })
    const postpone = vi.spyOn(store, 'postpone')
    await eventually(() => {
      expect(postpone).toHaveBeenCalledOnce()
    })
    const [, next] = postpone.mock.calls[0] ?? []
    expect(next).toMatchObject({
      error: `${ana}: Recipient command failed: 450 4.2.0 greylisted`,
      mailboxes: {
        accepted: { [info]: expect.any(Number) as number },
        refused: { [ana]: { attempts: 1 } },
      },
    })
    expect(await store.outbox()).toMatchObject({ waiting: 1 })
  })
})

describe('a mailbox that refuses for good (5xx)', () => {
  test('is tried again after an hour, and delays no other email', async () => {
    const { server, transport, recipients } = await serverThatRefuses(ana, '550 5.1.1 unknown')
    const { post } = await deliver(transport)
    await eventually(() => {
      expect(server.contents).toHaveLength(1)
    })
    await post(...manyEnquiries(2))
    await eventually(() => {
      expect(server.contents).toHaveLength(3)
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(recipients()).toHaveLength(6)
  })

  test('is never dropped, and tried at most once an hour', () => {
    let states: MailboxStates = { accepted: { [info]: 0 }, refused: {} }
    let now = 1_000
    for (let attempt = 1; attempt <= 30; attempt++) {
      const refusal = { address: ana, error: new MailError('550 no', 'permanent') }
      states = updateMailboxStates(states, [ana], [refusal], { now, timing: defaultTiming })
      const next = nextAttempt([info, ana], states, now)
      expect(next?.dueAt).toBe(now + hour)
      expect(dueMailboxes([info, ana], states, now + hour - 1)).toEqual([])
      now += hour
      expect(dueMailboxes([info, ana], states, now)).toEqual([ana])
    }
  })

  test('that is the only one keeps the enquiry waiting, and is no outage', async () => {
    const { lines, log } = captureLog()
    const { transport } = await serverThatRefuses(info, '550 5.1.1 unknown')
    const { store } = await deliver(transport, { log, compose: composeFor(info) })
    await eventually(() => {
      expect(lines.join('')).toMatch(/"refused":1.*"responseCode":550.*was not delivered/)
    })
    expect(await store.outbox()).toMatchObject({ waiting: 1 })
    expect(lines.join('')).not.toContain('accepts no email')
  })
})

describe('MAIL_TO changes while a mailbox is open', () => {
  const half: MailboxStates = {
    accepted: { [info]: 1 },
    refused: { [ana]: { reason: '450', attempts: 1, dueAt: 50 } },
  }

  test('a mailbox that is taken out is closed', async () => {
    const sent = vi.fn(() => Promise.resolve())
    const { store } = await testDelivery(fakeTransport(sent), [], { compose: composeFor(info) })
    await store.accept(sampleEnquiry())
    await eventually(() => {
      expect(sent).toHaveBeenCalledOnce()
    })
    const claim = store.claim.bind(store)
    vi.spyOn(store, 'claim').mockImplementation(async (request) =>
      (await claim(request)).map((claimed) => ({ ...claimed, mailboxes: half })),
    )
    await store.accept(sampleEnquiry())
    await eventually(async () => {
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })
    expect(sent).toHaveBeenCalledOnce()
    expect(nextAttempt([info], half, 10)).toBeNull()
  })

  test('one that is added gets the emails that are not delivered yet', () => {
    expect(dueMailboxes([info, ana, 'new@example.ch'], half, 10)).toEqual(['new@example.ch'])
    expect(nextAttempt([info, ana, 'new@example.ch'], half, 10)).toMatchObject({ dueAt: 10 })
  })
})

test('each mailbox has its own back-off, and the next attempt is the earliest', () => {
  const refusals = [
    { address: info, error: new MailError('450 later', 'temporary') },
    { address: ana, error: new MailError('550 no', 'permanent') },
  ] as const
  const at = { now: 1_000, timing: defaultTiming }
  const states = updateMailboxStates({ accepted: {}, refused: {} }, [info, ana], refusals, at)
  expect(nextAttempt([info, ana], states, at.now)).toMatchObject({
    dueAt: 1_000 + 30_000,
    error: `${info}: 450 later; ${ana}: 550 no`,
  })
  expect(dueMailboxes([info, ana], states, 31_000)).toEqual([info])
  const again = updateMailboxStates(states, [info], [refusals[0]], { ...at, now: 31_000 })
  expect(again.refused[info]).toMatchObject({ attempts: 2, dueAt: 31_000 + 60_000 })
})

test('a mailbox postponed while the clock was ahead is due', () => {
  const refused = { [ana]: { reason: '450', attempts: 1, dueAt: 1e12 } }
  expect(dueMailboxes([ana], { accepted: {}, refused }, 1_000)).toEqual([ana])
})
