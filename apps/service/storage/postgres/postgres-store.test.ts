import { describe, expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { selectDue } from '../claim.ts'
import { testEnquiryStore } from '../enquiry-store.contract.ts'
import type { EnquiryStore } from '../enquiry-store.ts'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'
import { postgresDatabase } from './postgres-database.ts'

const now = 2_000_000

describeOnPostgres('a store on PostgreSQL', (server) => {
  async function openStores(count: number, database = server.createDatabase()) {
    const url = await database
    const storages = await Promise.all(
      // On a busy machine, hundreds of statements at once take longer than a visitor would wait.
      Array.from({ length: count }, () => openPostgresStorage(url, 20_000)),
    )
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    const stores = storages.map(({ store }) => store)
    return { url, stores: stores as [EnquiryStore, EnquiryStore, EnquiryStore] }
  }

  testEnquiryStore('PostgreSQL', async () => {
    const { url, stores } = await openStores(1, server.emptiedDatabase())
    return { store: stores[0], reopen: async () => (await openPostgresStorage(url)).store }
  })

  test('every commit waits for the disk, even if the database’s default differs', async () => {
    const url = await server.createDatabase()
    await server.query(
      url,
      `ALTER DATABASE "${url.pathname.slice(1)}" SET synchronous_commit = off`,
    )
    const database = postgresDatabase(url, { connections: 1, timeoutMs: 2_000 })
    onTestFinished(() => database.close())
    expect(await database.all('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  })

  test('an error with a character that PostgreSQL cannot store is stored without it', async () => {
    const { url, stores } = await openStores(1)
    const enquiry = sampleEnquiry()
    await stores[0].accept(enquiry)
    await stores[0].postpone(enquiry.id, { dueAt: now, error: '451 la\0ter' })
    expect((await server.query(url, 'SELECT last_error FROM delivery')).rows).toEqual([
      { last_error: '451 later' },
    ])
  })

  test('claims use an index, however many enquiries are stored', async () => {
    const { url, stores } = await openStores(1)
    await server.query(
      url,
      `INSERT INTO delivery (id, queued_at, due_at, sent_at)
       SELECT n, n, n, n FROM generate_series(1, 20000) AS n`,
    )
    await stores[0].accept(sampleEnquiry())
    await server.query(url, 'ANALYZE delivery')
    // Replaces each parameter with its number.
    const { rows } = await server.query(url, `EXPLAIN ${selectDue.replaceAll('$', '')}`)
    expect(JSON.stringify(rows)).toContain('delivery_due')
  })

  describe('several instances on one database', () => {
    test('claim at the same time without overlap, and miss nothing', async () => {
      const { stores } = await openStores(3)
      const enquiries = Array.from({ length: 300 }, (_, receivedAt) =>
        sampleEnquiry({ receivedAt }),
      )
      await Promise.all(enquiries.map((enquiry) => stores[0].accept(enquiry)))
      const claimed: string[] = []
      async function claimAll(store: EnquiryStore) {
        for (;;) {
          const claims = await store.claim({ now, leaseUntil: now + 1, limit: 7 })
          if (claims.length === 0) return
          claimed.push(...claims.map(({ id }) => id))
        }
      }
      // Two loops each: an instance stops as soon as it finds all the rest locked.
      await Promise.all([...stores, ...stores].map(claimAll))
      expect(claimed.toSorted()).toEqual(enquiries.map(({ id }) => id).toSorted())
    })

    test('store an enquiry once, even if all of them receive it at the same time', async () => {
      const { stores } = await openStores(3)
      const enquiry = sampleEnquiry()
      const bodies = [enquiry, { ...enquiry, bodyHash: 'other' }]
      const posts = Array.from({ length: 10 }, () => bodies).flat()
      const answers = await Promise.all(
        stores.flatMap((store) => posts.map((post) => store.accept(post))),
      )
      const outcomes = answers.map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      expect(new Set(outcomes)).toEqual(new Set(['stored', 'repeated', 'conflict']))
      expect((await stores[0].outbox()).waiting).toBe(1)
    })

    test('recognise the same content from the same client, even if all receive it at once', async () => {
      const { stores } = await openStores(3)
      const posts = Array.from({ length: 10 }, () => stores).flat()
      const answers = await Promise.all(
        posts.map((store) =>
          store.accept(sampleEnquiry({ contentKey: 'same', hasClientKey: false })),
        ),
      )
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    })

    test('start to hold spam at the same enquiry as a single instance', async () => {
      const { stores } = await openStores(3)
      const quarantine = { limit: 5, since: 0, digestAt: now + 1 }
      const posts = Array.from({ length: 10 }, () => stores).flat()
      const answers = await Promise.all(
        posts.map((store) => store.accept(sampleEnquiry({ mark: 'honeypot', quarantine }))),
      )
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5)
      // The five enquiries and the digest.
      expect(await stores[0].outbox()).toMatchObject({ waiting: 6, held: 25 })
    })

    test('start to hold everything at the same enquiry as a single instance', async () => {
      const { stores } = await openStores(3)
      const quarantine = { limit: 20, emailLimit: 100, since: 0, digestAt: now + 1 }
      // As many at once as there are connections.
      const posts = Array.from({ length: 10 }, () => stores).flat()
      const outcomes = []
      for (let wave = 0; wave < 5; wave++) {
        const answers = posts.map((store) => store.accept(sampleEnquiry({ quarantine })))
        outcomes.push(...(await Promise.all(answers)).map(({ outcome }) => outcome))
      }
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(100)
      expect(await stores[0].outbox()).toMatchObject({ waiting: 101, held: 50 })
    })

    test('add page views at the same time, in any order, without a deadlock or lost counts', async () => {
      const { url, stores } = await openStores(3)
      const counts = Array.from({ length: 50 }, (_, index) => ({
        day: '2026-11-22',
        page: `page-${index}`,
        locale: 'de' as const,
        fromOutside: true,
        views: 1,
      }))
      const orders = [counts, counts.toReversed()]
      await Promise.all(
        Array.from({ length: 10 }, () => stores)
          .flat()
          .map((store, index) => store.addPageViews(orders[index % 2] ?? [])),
      )
      const { rows } = await server.query(url, 'SELECT DISTINCT views::integer FROM page_views')
      expect(rows).toEqual([{ views: 30 }])
    })
  })
})
