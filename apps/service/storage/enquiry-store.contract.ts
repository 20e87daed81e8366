import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { largeEnquiry, sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { batchBytes } from './batches.ts'
import { maxWaitMs } from './claim.ts'
import { repeatWindowMs, type NewEnquiry } from './accept.ts'
import type { EnquiryStore } from './enquiry-store.ts'

const now = 2_000_000
const leaseUntil = now + 1_000

/**
 * The behaviour of every store, whatever its database.
 * @param openFresh opens an empty database; `reopen` opens the same one again, as after a restart
 */
export function testEnquiryStore(
  name: string,
  openFresh: () => Promise<{ store: EnquiryStore; reopen: () => Promise<EnquiryStore> }>,
): void {
  async function openStore() {
    const { store, reopen } = await openFresh()
    onTestFinished(() => store.close())
    return { store, reopen }
  }

  const claimIds = async (store: EnquiryStore, at = now, limit = 10) => {
    const claimed = await store.claim({ now: at, leaseUntil: at + 1_000, limit })
    return claimed.map(({ id }) => id)
  }

  describe(`${name}: accepting`, () => {
    test('an enquiry is claimed exactly as it was accepted', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry({ locale: 'fr' })
      expect(await store.accept(enquiry)).toEqual({ outcome: 'stored', id: enquiry.id })
      const { id, receivedAt, locale, mark, values } = enquiry
      expect(await store.claim({ now, leaseUntil, limit: 10 })).toEqual([
        {
          id,
          attempts: 1,
          content: { kind: 'enquiry', enquiry: { id, receivedAt, locale, mark, values } },
          mailboxes: { accepted: {}, refused: {} },
        },
      ])
    })

    test('an address may be as long as the form allows', async () => {
      const { store } = await openStore()
      // Random, because databases compress repetitions.
      const email = `${randomBytes(10_000).toString('hex')}@example.ch`
      const values = { ...sampleValues, email }
      expect(await store.accept(sampleEnquiry({ values }))).toMatchObject({ outcome: 'stored' })
    })

    test('the same id and body again is stored once', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      const again = await store.accept({ ...enquiry, receivedAt: enquiry.receivedAt + 5 })
      expect(again).toEqual({ outcome: 'repeated', id: enquiry.id })
      expect(await claimIds(store)).toEqual([enquiry.id])
    })

    test('the same id with another body is a conflict and changes nothing', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      const other = await store.accept({ ...enquiry, bodyHash: 'other', locale: 'fr' })
      expect(other).toEqual({ outcome: 'conflict', id: enquiry.id })
      const [claimed] = await store.claim({ now, leaseUntil, limit: 10 })
      expect(claimed?.content).toMatchObject({ enquiry: { locale: 'de' } })
    })

    test('many posts of one enquiry at once store it once', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      const answers = await Promise.all(Array.from({ length: 50 }, () => store.accept(enquiry)))
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49)
      expect(await claimIds(store)).toEqual([enquiry.id])
    })

    describe('the same content from the same client', () => {
      const first = sampleEnquiry({ contentKey: 'same', receivedAt: 100 })
      const again = { ...first, id: randomUUID(), receivedAt: 100 + repeatWindowMs }
      const withoutKey = { hasClientKey: false }

      test.for([
        ['without a key, then with one', { ...first, ...withoutKey }, again],
        ['with a key, then without one', first, { ...again, ...withoutKey }],
        ['twice without a key', { ...first, ...withoutKey }, { ...again, ...withoutKey }],
      ] as const)('%s, is stored once', async ([, one, other]) => {
        const { store } = await openStore()
        await store.accept(one)
        expect(await store.accept(other)).toEqual({ outcome: 'repeated', id: first.id })
        const later = { ...other, receivedAt: other.receivedAt + 1 }
        expect(await store.accept(later)).toEqual({ outcome: 'stored', id: again.id })
      })

      test('with two keys is stored twice', async () => {
        const { store } = await openStore()
        await store.accept(first)
        expect(await store.accept(again)).toEqual({ outcome: 'stored', id: again.id })
      })

      test('is forgotten once it is too old', async () => {
        const { store } = await openStore()
        await store.accept(first)
        await store.forgetContentKeys(first.receivedAt + repeatWindowMs)
        expect(await store.accept({ ...again, ...withoutKey })).toMatchObject({
          outcome: 'repeated',
        })
        await store.forgetContentKeys(first.receivedAt + repeatWindowMs + 1)
        expect(await store.accept({ ...again, ...withoutKey })).toMatchObject({ outcome: 'stored' })
      })

      test('with the key of another enquiry is a conflict', async () => {
        const { store } = await openStore()
        const other = sampleEnquiry({ bodyHash: 'other' })
        await store.accept({ ...first, ...withoutKey })
        await store.accept(other)
        expect(await store.accept({ ...again, id: other.id })).toMatchObject({
          outcome: 'conflict',
        })
      })
    })

    test('accepted enquiries survive a restart', async () => {
      const { store, reopen } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      const reopened = await reopen()
      onTestFinished(() => reopened.close())
      expect(await claimIds(reopened)).toEqual([enquiry.id])
    })
  })

  describe(`${name}: delivering`, () => {
    test('those due longest come first, up to the limit', async () => {
      const { store } = await openStore()
      const enquiries = [30, 10, 20].map((receivedAt) => sampleEnquiry({ receivedAt }))
      for (const enquiry of enquiries) await store.accept(enquiry)
      const [third, first, second] = enquiries.map(({ id }) => id)
      expect((await claimIds(store, now, 2)).toSorted()).toEqual([first, second].toSorted())
      expect(await claimIds(store, now, 2)).toEqual([third])
    })

    test('fewer attempts come first, even if another has been due longer', async () => {
      const { store } = await openStore()
      const [failing, fresh] = [10, 20].map((receivedAt) => sampleEnquiry({ receivedAt })) as [
        NewEnquiry,
        NewEnquiry,
      ]
      await store.accept(failing)
      await claimIds(store)
      await store.postpone(failing.id, { dueAt: 11, error: 'connection lost' })
      await store.accept(fresh)
      expect(await claimIds(store, now, 1)).toEqual([fresh.id])
      expect(await claimIds(store, now, 1)).toEqual([failing.id])
    })

    test('large ones are claimed only as far as they fit into memory', async () => {
      const { store } = await openStore()
      const half = batchBytes / 2
      const sizes = [half, half, half, 3 * batchBytes]
      const enquiries = sizes.map((size, index) => largeEnquiry(size, index))
      for (const enquiry of enquiries) await store.accept(enquiry)
      const [first, second, third, fourth] = enquiries.map(({ id }) => id)
      expect((await claimIds(store)).toSorted()).toEqual([first, second].toSorted())
      expect(await claimIds(store)).toEqual([third])
      expect(await claimIds(store)).toEqual([fourth])
      expect(await claimIds(store)).toEqual([])
    })

    test('a claimed delivery is not claimed again until its lease ends', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await store.claim({ now, leaseUntil, limit: 10 })
      expect(await claimIds(store, leaseUntil - 1)).toEqual([])
      expect(await store.claim({ now: leaseUntil, leaseUntil: leaseUntil + 1, limit: 1 })).toEqual([
        expect.objectContaining({ attempts: 2 }),
      ])
    })

    test('an enquiry stored while the clock was ahead waits no longer than others', async () => {
      const { store } = await openStore()
      const ahead = sampleEnquiry({ receivedAt: now + 24 * maxWaitMs })
      const soon = sampleEnquiry({ receivedAt: now + maxWaitMs })
      for (const enquiry of [ahead, soon]) await store.accept(enquiry)
      expect(await claimIds(store)).toEqual([ahead.id])
    })

    test('claims made at the same time never overlap', async () => {
      const { store } = await openStore()
      for (let count = 0; count < 20; count++) await store.accept(sampleEnquiry())
      const claims = await Promise.all(Array.from({ length: 5 }, () => claimIds(store, now, 4)))
      expect(new Set(claims.flat()).size).toBe(20)
    })

    test('a delivered enquiry is never claimed again', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await claimIds(store)
      await store.markDelivered(enquiry.id, now)
      expect(await claimIds(store, now + 1_000_000_000)).toEqual([])
    })

    test('a delivered enquiry stays delivered when a slower attempt fails', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await claimIds(store)
      await store.markDelivered(enquiry.id, now)
      await store.postpone(enquiry.id, { dueAt: now, error: '451 later' })
      expect(await claimIds(store, now + 1_000_000_000)).toEqual([])
    })

    test('a postponed delivery becomes due at its time', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await claimIds(store)
      await store.postpone(enquiry.id, { dueAt: now + 60_000, error: '554 rejected' })
      expect(await claimIds(store, now + 59_999)).toEqual([])
      expect(await claimIds(store, now + 60_000)).toEqual([enquiry.id])
    })

    test('a renewed claim lasts longer, unless the delivery has ended', async () => {
      const { store } = await openStore()
      const enquiries = [sampleEnquiry(), sampleEnquiry()]
      const [slow, done] = enquiries.map(({ id }) => id) as [string, string]
      for (const enquiry of enquiries) await store.accept(enquiry)
      await claimIds(store)
      await store.markDelivered(done, now)
      await store.renew([slow, done], now + 5_000)
      expect(await claimIds(store, now + 4_999)).toEqual([])
      expect(await claimIds(store, now + 5_000)).toEqual([slow])
    })

    test('the states of the mailboxes are kept until the delivery ends', async () => {
      const { store, reopen } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await claimIds(store)
      const mailboxes = {
        accepted: { 'info@example.ch': now },
        refused: { 'ana@example.ch': { reason: '450 "later"', attempts: 1, dueAt: now + 5 } },
      }
      await store.postpone(enquiry.id, { dueAt: now + 5, error: '450', mailboxes })
      const reopened = await reopen()
      onTestFinished(() => reopened.close())
      const claimed = () => reopened.claim({ now: now + 10, leaseUntil: now + 10, limit: 1 })
      expect(await claimed()).toMatchObject([{ mailboxes }])
      // An attempt that fails before any mailbox answers says nothing about them.
      await reopened.postpone(enquiry.id, { dueAt: now + 10, error: 'connection lost' })
      expect(await claimed()).toMatchObject([{ mailboxes }])
    })

    test('a released claim is due again and does not count as an attempt', async () => {
      const { store } = await openStore()
      const enquiry = sampleEnquiry()
      await store.accept(enquiry)
      await claimIds(store)
      await store.release([enquiry.id], now)
      expect(await store.claim({ now, leaseUntil, limit: 1 })).toEqual([
        expect.objectContaining({ attempts: 1 }),
      ])
    })
  })

  describe(`${name}: holding spam`, () => {
    const digestAt = now + 500
    const quarantine = { limit: 2, since: 100, digestAt }
    const marked = (receivedAt: number) =>
      sampleEnquiry({ receivedAt, mark: 'honeypot', quarantine })

    test('marked enquiries are emailed until there are too many of them', async () => {
      const { store } = await openStore()
      const old = marked(99)
      const enquiries = [old, marked(100), marked(101), marked(102), marked(103)]
      const outcomes = []
      for (const enquiry of enquiries) outcomes.push((await store.accept(enquiry)).outcome)
      expect(outcomes).toEqual(['stored', 'stored', 'stored', 'held', 'held'])
      const ordinary = sampleEnquiry({ receivedAt: 104, quarantine })
      expect(await store.accept(ordinary)).toEqual({ outcome: 'stored', id: ordinary.id })
      const emailed = [...enquiries.slice(0, 3), ordinary].map(({ id }) => id)
      expect((await claimIds(store)).toSorted()).toEqual(emailed.toSorted())
    })

    test('a digest lists the held enquiries, oldest first, when it is due', async () => {
      const { store } = await openStore()
      for (const time of [100, 101]) await store.accept(marked(time))
      const held = [marked(103), marked(102)]
      for (const enquiry of held) await store.accept(enquiry)
      expect(await claimIds(store, digestAt - 1)).toHaveLength(2)
      const claimed = await store.claim({ now: digestAt, leaseUntil: digestAt + 10, limit: 10 })
      expect(claimed).toHaveLength(1)
      const ids = [held[1]?.id, held[0]?.id]
      expect(claimed[0]?.content).toMatchObject({
        kind: 'digest',
        digestAt,
        count: 2,
        enquiries: ids.map((id) => ({ id })),
      })
      await store.markDelivered(claimed[0]?.id ?? '', digestAt)
      expect(await claimIds(store, digestAt + 1_000_000)).toHaveLength(2)
    })

    test('a digest is short, however long the enquiries are', async () => {
      const { store } = await openStore()
      const held = { mark: 'honeypot', quarantine: { limit: 0, since: 0, digestAt } } as const
      for (let count = 0; count < 3; count++) {
        const text = '"'.repeat(500_000)
        const values = { ...sampleValues, firstName: text, email: text, message: text }
        await store.accept(sampleEnquiry({ ...held, values }))
      }
      const [digest] = await store.claim({ now: digestAt, leaseUntil: digestAt, limit: 1 })
      expect(digest?.content).toMatchObject({ kind: 'digest', count: 3 })
      expect(JSON.stringify(digest?.content).length).toBeLessThan(10_000)
    })

    test('an enquiry held after its digest was sent is listed in another', async () => {
      const { store } = await openStore()
      for (const time of [100, 101, 102]) await store.accept(marked(time))
      await claimIds(store)
      const [digest] = await store.claim({ now: digestAt, leaseUntil: digestAt, limit: 1 })
      await store.markDelivered(digest?.id ?? '', digestAt)
      await store.accept(marked(103))
      const [again] = await store.claim({ now: digestAt, leaseUntil: digestAt, limit: 1 })
      expect(again?.content).toMatchObject({ kind: 'digest', count: 2 })
    })

    test('a digest that only one mailbox has is sent to it again with what was held since', async () => {
      const { store } = await openStore()
      for (const time of [100, 101, 102]) await store.accept(marked(time))
      await claimIds(store)
      const [digest] = await store.claim({ now: digestAt, leaseUntil: digestAt, limit: 1 })
      const mailboxes = { accepted: { 'info@example.ch': digestAt }, refused: {} }
      const next = { dueAt: digestAt, error: '450', mailboxes }
      await store.postpone(digest?.id ?? '', next)
      await store.accept(marked(103))
      const [again] = await store.claim({ now: digestAt, leaseUntil: digestAt, limit: 1 })
      expect(again).toMatchObject({ content: { count: 2 }, mailboxes: { accepted: {} } })
    })
  })

  describe(`${name}: holding when too many arrive`, () => {
    const digestAt = now + 500
    const quarantine = { limit: 2, emailLimit: 4, since: 100, digestAt }
    const unmarked = (receivedAt: number) => sampleEnquiry({ receivedAt, quarantine })
    const marked = (receivedAt: number) =>
      sampleEnquiry({ receivedAt, mark: 'honeypot', quarantine })
    const outcomesOf = async (store: EnquiryStore, enquiries: NewEnquiry[]) => {
      const outcomes = []
      for (const enquiry of enquiries) outcomes.push((await store.accept(enquiry)).outcome)
      return outcomes
    }

    test('some are emailed, and all others are stored and listed in the digest', async () => {
      const { store } = await openStore()
      const enquiries = [99, 100, 101, 102, 103, 104, 105].map(unmarked)
      expect(await outcomesOf(store, enquiries)).toEqual([
        ...Array<string>(5).fill('stored'),
        ...['held', 'held'],
      ])
      expect(await claimIds(store)).toHaveLength(5)
      const [digest] = await store.claim({ now: digestAt, leaseUntil: digestAt + 10, limit: 1 })
      expect(digest?.content).toMatchObject({ kind: 'digest', count: 2 })
    })

    test('the count survives a restart', async () => {
      const { store, reopen } = await openStore()
      await outcomesOf(store, [100, 101, 102, 103].map(unmarked))
      const reopened = await reopen()
      onTestFinished(() => reopened.close())
      expect(await outcomesOf(reopened, [unmarked(104)])).toEqual(['held'])
    })

    test('held spam does not count, so it does not hold other enquiries', async () => {
      const { store } = await openStore()
      await outcomesOf(store, [100, 101, 102, 103, 104, 105, 106].map(marked))
      expect(await store.outbox()).toMatchObject({ held: 5 })
      expect(await outcomesOf(store, [unmarked(107)])).toEqual(['stored'])
    })

    test('enquiries stored while the clock was ahead do not count', async () => {
      const { store } = await openStore()
      await outcomesOf(
        store,
        [1, 2, 3, 4].map((later) => unmarked(digestAt + later)),
      )
      expect(await outcomesOf(store, [unmarked(100)])).toEqual(['stored'])
    })

    test('a repeated enquiry does not count twice', async () => {
      const { store } = await openStore()
      const enquiries = [100, 101, 102, 103].map(unmarked)
      await outcomesOf(store, enquiries)
      expect(await outcomesOf(store, enquiries)).toEqual(Array(4).fill('repeated'))
      expect(await store.outbox()).toMatchObject({ waiting: 4, held: 0 })
    })
  })

  describe(`${name}: weekly reports`, () => {
    test('are queued once each, however often', async () => {
      const { store } = await openStore()
      await Promise.all([1, 2, 3].map(() => store.queueReport(now - 10, now)))
      const [report, ...others] = await store.claim({ now, leaseUntil, limit: 10 })
      expect(report?.content).toEqual({ kind: 'report', dueAt: now - 10 })
      expect(others).toEqual([])
      await store.markDelivered(report?.id ?? '', now)
      await store.queueReport(now - 10, now + 1)
      expect(await claimIds(store, now + 1_000_000)).toEqual([])
      await store.queueReport(now + 5, now + 5)
      expect(await claimIds(store, now + 5)).toHaveLength(1)
    })

    test('wait from the time they were queued', async () => {
      const { store } = await openStore()
      await store.queueReport(now - 1_000_000, now)
      expect(await store.outbox()).toMatchObject({ waiting: 1, oldest: now })
    })
  })

  describe(`${name}: monitoring`, () => {
    test('the outbox reports how many emails wait, since when, and how many are held', async () => {
      const { store } = await openStore()
      expect(await store.outbox()).toEqual({ waiting: 0, oldest: null, held: 0 })
      const enquiries = [60, 70, 80].map((receivedAt) => sampleEnquiry({ receivedAt }))
      for (const enquiry of enquiries) await store.accept(enquiry)
      expect(await store.outbox()).toEqual({ waiting: 3, oldest: 60, held: 0 })
      await store.markDelivered(enquiries[0]?.id ?? '', now)
      expect(await store.outbox()).toEqual({ waiting: 2, oldest: 70, held: 0 })
      const quarantine = { limit: 0, since: 0, digestAt: now }
      await store.accept(sampleEnquiry({ mark: 'too-many', quarantine }))
      expect(await store.outbox()).toMatchObject({ held: 1 })
    })

    test('a check passes while enquiries can be stored', async () => {
      const { store } = await openStore()
      await expect(store.check(now)).resolves.toBeUndefined()
      await store.close()
      await expect(store.check(now)).rejects.toThrow('closed')
    })

    test('the secret is random and survives a restart', async () => {
      const { store, reopen } = await openStore()
      expect(store.secret).toMatch(/^[0-9a-f]{64}$/)
      const reopened = await reopen()
      onTestFinished(() => reopened.close())
      expect(reopened.secret).toBe(store.secret)
    })
  })

  describe(`${name}: closing`, () => {
    test('what was started is committed, later calls are rejected', async () => {
      const { store, reopen } = await openFresh()
      const enquiry = sampleEnquiry()
      const accepted = store.accept(enquiry)
      await store.close()
      expect(await accepted).toEqual({ outcome: 'stored', id: enquiry.id })
      await expect(store.accept(sampleEnquiry())).rejects.toThrow('closed')

      const reopened = await reopen()
      onTestFinished(() => reopened.close())
      expect(await claimIds(reopened)).toEqual([enquiry.id])
    })
  })
}
