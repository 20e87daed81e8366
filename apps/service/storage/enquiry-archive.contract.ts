import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyValues } from '@site/enquiry/fields.ts'
import { largeEnquiry, sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { batchBytes } from './batches.ts'
import { maxFound, type EnquiryArchive, type EnquiryFilter } from './enquiry-archive.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { NewEnquiry } from './accept.ts'

const now = 2_000_000

/**
 * The behaviour of every archive, whatever its database.
 * @param openFresh opens the archive and the store of an empty database
 */
export function testEnquiryArchive(
  name: string,
  openFresh: () => Promise<{ store: EnquiryStore; archive: EnquiryArchive }>,
): void {
  async function openWith(enquiries: NewEnquiry[]) {
    const { store, archive } = await openFresh()
    onTestFinished(async () => {
      await archive.close()
      await store.close()
    })
    for (const enquiry of enquiries) await store.accept(enquiry)
    return { store, archive }
  }

  const idsOf = async (archive: EnquiryArchive, filter: EnquiryFilter = {}) =>
    (await Array.fromAsync(archive.list(filter))).map(({ enquiry }) => enquiry.id)

  const claim = (store: EnquiryStore, at = now) =>
    store.claim({ now: at, leaseUntil: at + 1_000, limit: 100 })

  const held = (receivedAt: number) =>
    sampleEnquiry({
      receivedAt,
      mark: 'honeypot',
      quarantine: { limit: 0, since: 0, digestAt: now },
    })

  describe(`${name}: reading`, () => {
    test('all enquiries, newest first', async () => {
      const enquiries = [20, 40, 30].map((receivedAt) => sampleEnquiry({ receivedAt }))
      const { archive } = await openWith(enquiries)
      const [first, second, third] = enquiries.map(({ id }) => id)
      expect(await idsOf(archive)).toEqual([second, third, first])
    })

    test('several pages of them, some received at the same time', async () => {
      const { store, archive } = await openWith([])
      // A hundred at a time: a slow database rejects what waits too long for a connection.
      for (let first = 0; first < 1_100; first += 100) {
        await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            store.accept(sampleEnquiry({ receivedAt: Math.floor((first + index) / 3) })),
          ),
        )
      }
      const ids = await idsOf(archive)
      expect(ids).toHaveLength(1_100)
      expect(new Set(ids).size).toBe(1_100)
    })

    test('a record contains the enquiry and the state of its email', async () => {
      const enquiry = sampleEnquiry({ receivedAt: 10 })
      const { store, archive } = await openWith([enquiry])
      const { id, receivedAt, locale, mark, values } = enquiry
      await claim(store)
      await store.postpone(id, { dueAt: now + 5, error: '451 later' })
      expect(await archive.find(id)).toEqual([
        {
          enquiry: { id, receivedAt, locale, mark, values },
          answeredAt: null,
          answeredBy: null,
          note: null,
          notedAt: null,
          status: 'waiting',
          attempts: 1,
          dueAt: now + 5,
          sentAt: null,
          lastError: '451 later',
          digestId: null,
          mailboxes: { accepted: {}, refused: {} },
        },
      ])
    })

    test('by address, in any spelling, without what was written', async () => {
      const values = { ...sampleValues, email: 'Zoë@München.example' }
      const enquiry = sampleEnquiry({ receivedAt: 10, values })
      const { archive } = await openWith([enquiry, sampleEnquiry()])
      expect((await archive.from('ZOË@xn--mnchen-3ya.example')).map((key) => ({ ...key }))).toEqual(
        [{ id: enquiry.id, receivedAt: 10, digestId: null }],
      )
    })

    test('large ones, which are read in several batches', async () => {
      const half = batchBytes / 2
      const sizes = [half, half, 10, half, 3 * batchBytes]
      const enquiries = sizes.map((size, index) => largeEnquiry(size, index))
      const { archive } = await openWith(enquiries)
      expect(await idsOf(archive)).toEqual(enquiries.map(({ id }) => id).toReversed())
    })

    test('by reference only a few, however many match', async () => {
      const twins = Array.from({ length: 15 }, (_, index) =>
        sampleEnquiry({ id: `3f2a91c0-1234-4abc-8def-0123456789${String(10 + index)}` }),
      )
      const { archive } = await openWith(twins)
      expect(await archive.find('3f2a91c0')).toHaveLength(maxFound)
    })

    test('by whether the email waits or is held', async () => {
      const [waiting, delivered] = [sampleEnquiry(), sampleEnquiry()]
      const quarantined = held(10)
      const { store, archive } = await openWith([waiting, delivered, quarantined])
      await store.markDelivered(delivered.id, now)
      expect(await idsOf(archive, { view: 'waiting' })).toEqual([waiting.id])
      expect(await idsOf(archive, { view: 'held' })).toEqual([quarantined.id])
    })

    test('by time', async () => {
      const enquiries = [10, 20, 30].map((receivedAt) => sampleEnquiry({ receivedAt }))
      const { archive } = await openWith(enquiries)
      expect(await idsOf(archive, { from: 20, before: 30 })).toEqual([enquiries[1]?.id])
    })

    test('from a place in the list onwards', async () => {
      const enquiries = [10, 20, 20, 30].map((receivedAt) => sampleEnquiry({ receivedAt }))
      const { archive } = await openWith(enquiries)
      const ids = await idsOf(archive)
      const after = { receivedAt: 20, id: ids[1] ?? '' }
      expect(await idsOf(archive, { after })).toEqual(ids.slice(2))
    })

    test('by address, in any spelling', async () => {
      const enquiry = sampleEnquiry({ values: { ...sampleValues, email: 'Zoë@Example.CH' } })
      const { archive } = await openWith([enquiry, sampleEnquiry()])
      expect(await idsOf(archive, { email: ' zoe\u0308@example.ch' })).toEqual([enquiry.id])
    })

    test.each([
      ['x@xn--mnchen-3ya.de', 'X@München.de'],
      ['x@mu\u0308nchen.de', 'x@XN--MNCHEN-3YA.de'],
    ])('by address, in either form of its domain: %s and %s', async (stored, sought) => {
      const enquiry = sampleEnquiry({ values: { ...sampleValues, email: stored } })
      const { archive } = await openWith([enquiry, sampleEnquiry()])
      expect(await idsOf(archive, { email: sought })).toEqual([enquiry.id])
    })

    test.each([
      'müller zürich',
      'Zuerich MUELLER',
      '100 %',
      '3f2a91c0',
      'Re: Ihre Anfrage 3F2A91C0',
      '079 123 45 67',
      '0041791234567',
    ])('by the words %s', async (search) => {
      const values = { ...sampleValues, message: 'Wir sind 100 % aus Zu\u0308rich.\0' }
      const id = '3f2a91c0-1234-4abc-8def-0123456789ab'
      const other = { ...emptyValues, lastName: 'Caduff', message: '100' }
      const { archive } = await openWith([
        sampleEnquiry({ id, values }),
        sampleEnquiry({ values: other }),
      ])
      expect(await idsOf(archive, { search })).toEqual([id])
      expect(await idsOf(archive, { search, view: 'answered' })).toEqual([])
    })

    test.each(['10_ %', '%', '\\', '079 123 45 68', 'müller caduff', 'ller 3f2a91c1'])(
      'not by the words %s',
      async (search) => {
        const { archive } = await openWith([sampleEnquiry()])
        expect(await idsOf(archive, { search })).toEqual([])
      },
    )

    test('by words of one among many', async () => {
      const { store, archive } = await openWith([])
      const enquiries = Array.from({ length: 600 }, (_, receivedAt) =>
        sampleEnquiry({ receivedAt }),
      )
      const sought = sampleEnquiry({
        receivedAt: 0,
        values: { ...sampleValues, lastName: 'Sager' },
      })
      await Promise.all([sought, ...enquiries].map((enquiry) => store.accept(enquiry)))
      expect(await idsOf(archive, { search: 'sager' })).toEqual([sought.id])
    })

    test('by the reference in an email', async () => {
      const enquiry = sampleEnquiry({ id: '3f2a91c0-1234-4abc-8def-0123456789ab' })
      const { archive } = await openWith([enquiry, sampleEnquiry()])
      const found = await archive.find('3F2A91C0')
      expect(found.map((record) => record.enquiry.id)).toEqual([enquiry.id])
      expect(await archive.find('3F2A91C1')).toEqual([])
    })

    test('the statistics', async () => {
      const [waiting, delivered] = [
        sampleEnquiry({ receivedAt: 10 }),
        sampleEnquiry({ receivedAt: 30 }),
      ]
      const { store, archive } = await openWith([waiting, delivered, held(20)])
      await store.markDelivered(delivered.id, now)
      expect(await archive.stats()).toEqual({
        all: 3,
        new: 2,
        answered: 0,
        spam: 1,
        waiting: 1,
        held: 1,
        heldNew: 0,
      })
    })
  })

  describe(`${name}: sending`, () => {
    test('a held enquiry', async () => {
      const enquiry = held(10)
      const { store, archive } = await openWith([enquiry])
      await archive.send([enquiry.id], 'held', now)
      expect((await claim(store)).map(({ id }) => id)).toContain(enquiry.id)
      expect((await archive.find(enquiry.id))[0]?.status).toBe('waiting')
      expect(await store.outbox()).toMatchObject({ waiting: 2, oldest: now })
    })

    test('a delivered enquiry again', async () => {
      const enquiry = sampleEnquiry()
      const { store, archive } = await openWith([enquiry])
      await store.markDelivered(enquiry.id, now)
      await archive.send([enquiry.id], 'delivered', now)
      expect((await claim(store)).map(({ id }) => id)).toEqual([enquiry.id])
      expect(await store.outbox()).toMatchObject({ waiting: 1, oldest: now })
    })

    test('a waiting enquiry, but not again when it has been delivered in the meantime', async () => {
      const enquiry = sampleEnquiry()
      const { store, archive } = await openWith([enquiry])
      await store.markDelivered(enquiry.id, now)
      await archive.send([enquiry.id], 'waiting', now)
      expect(await claim(store)).toEqual([])
    })

    test('a waiting enquiry early, without resetting how long it has waited', async () => {
      const enquiry = sampleEnquiry({ receivedAt: 10 })
      const { store, archive } = await openWith([enquiry])
      await claim(store)
      await store.postpone(enquiry.id, { dueAt: now + 60_000, error: '451 later' })
      await archive.send([enquiry.id], 'waiting', now)
      expect((await claim(store)).map(({ id }) => id)).toEqual([enquiry.id])
      expect(await store.outbox()).toMatchObject({ waiting: 1, oldest: 10 })
    })
  })

  describe(`${name}: reviewing`, () => {
    const reviewed = async (archive: EnquiryArchive) => ({
      new: await idsOf(archive, { view: 'new' }),
      answered: await idsOf(archive, { view: 'answered' }),
      spam: await idsOf(archive, { view: 'spam' }),
    })

    test('an enquiry is new until it is answered, and can be made new again', async () => {
      const [one, other] = [sampleEnquiry({ receivedAt: 10 }), sampleEnquiry({ receivedAt: 20 })]
      const { archive } = await openWith([one, other])
      await archive.review([one.id], 'answered', now)
      expect(await reviewed(archive)).toEqual({ new: [other.id], answered: [one.id], spam: [] })
      expect((await archive.find(one.id))[0]).toMatchObject({ answeredAt: now })
      expect(await archive.stats()).toMatchObject({ new: 1, answered: 1, spam: 0 })
      await archive.review([one.id], 'new', now)
      expect((await archive.find(one.id))[0]).toMatchObject({ answeredAt: null })
    })

    test('spam is what the service or the owner marked', async () => {
      const [marked, fine] = [held(10), sampleEnquiry({ receivedAt: 20 })]
      const { archive } = await openWith([marked, fine])
      await archive.review([marked.id, fine.id], 'spam', now)
      expect((await reviewed(archive)).spam).toEqual([fine.id, marked.id])
      const marks = (await Array.fromAsync(archive.list({}))).map(({ enquiry }) => enquiry.mark)
      expect(marks).toEqual(['owner', 'honeypot'])
      await archive.review([marked.id], 'new', now)
      expect((await archive.find(marked.id))[0]?.enquiry.mark).toBeNull()
      await archive.review([fine.id], 'answered', now)
      expect(await reviewed(archive)).toEqual({ new: [marked.id], answered: [fine.id], spam: [] })
    })

    test('answering removes the owner’s spam mark, and keeps that of the service', async () => {
      const [marked, fine] = [held(10), sampleEnquiry({ receivedAt: 20 })]
      const { archive } = await openWith([marked, fine])
      await archive.review([marked.id, fine.id], 'spam', now)
      await archive.review([marked.id, fine.id], 'answered', now)
      const marks = (await Array.fromAsync(archive.list({}))).map(({ enquiry }) => enquiry.mark)
      expect(marks).toEqual([null, 'honeypot'])
    })

    test('who answered is known until the enquiry is new or spam again', async () => {
      const enquiry = sampleEnquiry()
      const { archive } = await openWith([enquiry])
      const answeredBy = async () => (await archive.find(enquiry.id))[0]?.answeredBy
      for (const review of ['new', 'spam'] as const) {
        await archive.review([enquiry.id], 'answered', now, 'Ana Muster')
        expect(await answeredBy()).toBe('Ana Muster')
        await archive.review([enquiry.id], review, now)
        expect(await answeredBy()).toBeNull()
      }
    })

    test('the last note replaces an earlier one, with its time, and an empty one removes it', async () => {
      const [enquiry, other] = [sampleEnquiry(), sampleEnquiry()]
      const { archive } = await openWith([enquiry, other])
      const noteOf = async (id: string) => {
        const [record] = await archive.find(id)
        return [record?.note, record?.notedAt]
      }
      await archive.saveNote(enquiry.id, 'Ring on Monday', now)
      await archive.saveNote(enquiry.id, 'Rang on Monday:\n“send an offer”', now + 1)
      expect(await noteOf(enquiry.id)).toEqual(['Rang on Monday:\n“send an offer”', now + 1])
      expect(await noteOf(other.id)).toEqual([null, null])
      await archive.saveNote(enquiry.id, '', now + 2)
      expect(await noteOf(enquiry.id)).toEqual([null, null])
    })
  })

  describe(`${name}: cancelling`, () => {
    const refuse = async (store: EnquiryStore, id: string) => {
      await claim(store)
      await store.postpone(id, { dueAt: now + 1, error: '554 refused' })
    }

    test('ends a waiting email, which is not claimed any more, and keeps the enquiry', async () => {
      const enquiry = sampleEnquiry()
      const { store, archive } = await openWith([enquiry])
      await refuse(store, enquiry.id)
      await archive.cancel([enquiry.id], now)
      expect(await claim(store, now + 1_000_000_000)).toEqual([])
      expect(await store.outbox()).toMatchObject({ waiting: 0, oldest: null })
      expect(await archive.stats()).toMatchObject({ all: 1, waiting: 0 })
      expect(await idsOf(archive, { view: 'waiting' })).toEqual([])
      expect(await archive.find(enquiry.id)).toEqual([
        expect.objectContaining({ status: 'cancelled', sentAt: now, lastError: '554 refused' }),
      ])
    })

    test('ends an email that was never attempted, and one whose attempt then fails', async () => {
      const enquiry = sampleEnquiry()
      const { store, archive } = await openWith([enquiry])
      await archive.cancel([enquiry.id], now)
      expect((await archive.find(enquiry.id))[0]?.status).toBe('cancelled')
      await store.postpone(enquiry.id, { dueAt: now, error: '451 later' })
      expect(await claim(store)).toEqual([])
      expect((await archive.find(enquiry.id))[0]?.status).toBe('cancelled')
    })

    test('does not change what was delivered or is held', async () => {
      const [delivered, quarantined] = [sampleEnquiry(), held(10)]
      const { store, archive } = await openWith([delivered, quarantined])
      await store.markDelivered(delivered.id, now)
      await archive.cancel([delivered.id, quarantined.id], now + 5)
      expect((await archive.find(delivered.id))[0]).toMatchObject({
        status: 'delivered',
        sentAt: now,
      })
      expect((await archive.find(quarantined.id))[0]?.status).toBe('held')
    })

    test('a cancelled email can still be sent, or purged', async () => {
      const enquiry = sampleEnquiry({ receivedAt: 10 })
      const { store, archive } = await openWith([enquiry])
      await refuse(store, enquiry.id)
      await archive.cancel([enquiry.id], now)
      expect(await archive.purgeable(100, 10)).toHaveLength(1)
      await archive.send([enquiry.id], 'cancelled', now)
      expect((await claim(store)).map(({ id }) => id)).toEqual([enquiry.id])
      await store.markDelivered(enquiry.id, now)
      expect((await archive.find(enquiry.id))[0]).toMatchObject({ status: 'delivered' })
    })

    test('covers weekly reports that fail, and no others', async () => {
      const { store, archive } = await openWith([])
      await store.queueReport(now, now)
      expect(await archive.unsentDigests()).toEqual([])
      const [report] = await claim(store)
      expect(await archive.unsentDigests()).toEqual([report?.id])
      await archive.cancel([report?.id ?? ''], now)
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })

    test('covers digests that fail, and no others', async () => {
      const { store, archive } = await openWith([held(10)])
      expect(await archive.unsentDigests()).toEqual([])
      const [digest] = await claim(store)
      await store.postpone(digest?.id ?? '', { dueAt: now, error: '554 refused' })
      expect(await archive.unsentDigests()).toEqual([digest?.id])
      await archive.cancel([digest?.id ?? ''], now)
      expect(await archive.unsentDigests()).toEqual([])
      expect(await store.outbox()).toMatchObject({ waiting: 0 })
    })
  })

  describe(`${name}: an email that only one of two mailboxes has accepted`, () => {
    const mailboxes = {
      accepted: { 'info@example.ch': now },
      refused: { 'ana@example.ch': { reason: '550 no', attempts: 1, dueAt: now + 100 } },
    }

    async function openWithOne() {
      const enquiry = sampleEnquiry({ receivedAt: 10 })
      const { store, archive } = await openWith([enquiry])
      await claim(store)
      await store.postpone(enquiry.id, { dueAt: now + 100, error: '550 no', mailboxes })
      return { enquiry, store, archive }
    }

    test('is waiting, and the other mailbox is named', async () => {
      const { enquiry, archive } = await openWithOne()
      expect(await archive.find(enquiry.id)).toMatchObject([{ status: 'waiting', mailboxes }])
      expect(await archive.refusedMailboxes()).toEqual(new Map([['ana@example.ch', 1]]))
    })

    test('is purged when its time has come', async () => {
      const { archive } = await openWithOne()
      expect(await archive.purgeable(100, 10)).toHaveLength(1)
    })

    test('is sent to the other one at once on request', async () => {
      const { enquiry, store, archive } = await openWithOne()
      await archive.send([enquiry.id], 'waiting', now)
      const { accepted } = mailboxes
      expect(await claim(store)).toMatchObject([{ mailboxes: { accepted, refused: {} } }])
    })

    test('is sent to all of them again once it was delivered', async () => {
      const { enquiry, store, archive } = await openWithOne()
      await store.markDelivered(enquiry.id, now)
      expect(await archive.refusedMailboxes()).toEqual(new Map())
      await archive.send([enquiry.id], 'delivered', now)
      expect(await claim(store)).toMatchObject([{ mailboxes: { accepted: {}, refused: {} } }])
    })
  })

  describe(`${name}: erasing`, () => {
    test('removes an enquiry and its delivery, and no other', async () => {
      const [gone, kept] = [sampleEnquiry(), sampleEnquiry()]
      const { store, archive } = await openWith([gone, kept])
      await archive.erase([gone.id])
      await archive.scrub()
      expect(await idsOf(archive)).toEqual([kept.id])
      expect((await claim(store)).map(({ id }) => id)).toEqual([kept.id])
    })

    test('an erased enquiry that is posted again is a new one', async () => {
      const enquiry = sampleEnquiry()
      const { store, archive } = await openWith([enquiry])
      await archive.erase([enquiry.id])
      expect(await store.accept(enquiry)).toEqual({ outcome: 'stored', id: enquiry.id })
    })

    test('only old enquiries whose emails have been sent can be purged, oldest first', async () => {
      const [old, older, waiting, recent] = [20, 10, 30, 100].map((receivedAt) =>
        sampleEnquiry({ receivedAt }),
      ) as [NewEnquiry, NewEnquiry, NewEnquiry, NewEnquiry]
      const { store, archive } = await openWith([old, older, waiting, recent])
      for (const { id } of [old, older, recent]) await store.markDelivered(id, now)
      const purgeable = async (limit: number) =>
        (await archive.purgeable(100, limit)).map(({ id }) => id)
      expect(await purgeable(10)).toEqual([older.id, old.id])
      expect(await purgeable(1)).toEqual([older.id])
    })

    test('a held enquiry can be purged once a digest has listed it', async () => {
      const enquiry = held(10)
      const { store, archive } = await openWith([enquiry])
      expect(await archive.purgeable(100, 10)).toEqual([])
      const [digest] = await claim(store)
      await store.markDelivered(digest?.id ?? '', now)
      expect(await archive.purgeable(100, 10)).toEqual([
        expect.objectContaining({ id: enquiry.id, digestId: digest?.id }),
      ])
    })
  })

  describe(`${name}: page views`, () => {
    const home = { page: 'home', locale: 'de', fromOutside: true } as const

    test('are summed by day, page, language and origin', async () => {
      const { store, archive } = await openWith([])
      await store.addPageViews([
        { ...home, day: '2026-11-22', views: 2 },
        { ...home, day: '2026-11-22', fromOutside: false, views: 3 },
      ])
      await store.addPageViews([
        { ...home, day: '2026-11-22', views: 5 },
        { ...home, day: '2026-11-22', locale: 'fr', views: 1 },
        { ...home, day: '2026-11-23', views: 4 },
      ])
      expect(await archive.pageViews({ from: '2026-11-22', before: '2026-11-23' })).toEqual([
        { ...home, day: '2026-11-22', fromOutside: false, views: 3 },
        { ...home, day: '2026-11-22', views: 7 },
        { ...home, day: '2026-11-22', locale: 'fr', views: 1 },
      ])
    })

    test('before a day are erased', async () => {
      const { store, archive } = await openWith([])
      const days = ['2024-10-21', '2024-10-22', '2026-11-22']
      await store.addPageViews(days.map((day) => ({ ...home, day, views: 1 })))
      await archive.erasePageViews('2024-10-22')
      const kept = await archive.pageViews({ from: '2000-01-01', before: '2100-01-01' })
      expect(kept.map(({ day }) => day)).toEqual(['2024-10-22', '2026-11-22'])
    })
  })
}
