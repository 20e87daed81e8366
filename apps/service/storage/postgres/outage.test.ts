import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import type { EnquiryStore } from '../enquiry-store.ts'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'

/** The database is killed and restarted, on a busy machine. */
const longTimeout = { timeout: 60_000 }

/** How many senders post one enquiry after the other. */
const senders = 20

describeOnPostgres('a store whose PostgreSQL fails', (server) => {
  async function openStore() {
    const url = await server.createDatabase()
    const { store, close } = await openPostgresStorage(url)
    onTestFinished(close)
    return { store, url }
  }

  test(
    'refuses at once while it is down, and works again when it is back',
    longTimeout,
    async () => {
      const { store } = await openStore()
      const before = sampleEnquiry()
      await store.accept(before)
      await server.kill()
      const started = performance.now()
      await expect(store.accept(sampleEnquiry())).rejects.toThrow()
      await expect(store.check(1)).rejects.toThrow()
      expect(performance.now() - started).toBeLessThan(5_000)

      await server.start()
      const after = sampleEnquiry()
      expect(await store.accept(after)).toEqual({ outcome: 'stored', id: after.id })
      const claimed = await store.claim({ now: 2_000_000, leaseUntil: 2_000_001, limit: 10 })
      expect(claimed.map(({ id }) => id).toSorted()).toEqual([before.id, after.id].toSorted())
    },
  )

  test.for([
    ['a table is locked', 'LOCK TABLE enquiry'],
    ['another instance is storing', 'SELECT pg_advisory_xact_lock(7362002)'],
  ] as const)('refuses within five seconds while %s', longTimeout, async ([, lock]) => {
    const { store, url } = await openStore()
    const other = new pg.Client({ connectionString: url.href })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query(`BEGIN; ${lock}`)
    const started = performance.now()
    // More than there are connections: the rest wait for one in vain.
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => store.accept(sampleEnquiry())),
    )
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
    await other.query('ROLLBACK')
    await eventually(async () => {
      expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
    })
  })

  test('refuses within five seconds when the connections hang', longTimeout, async () => {
    const { store, url } = await openStore()
    const { rows } = await server.query(
      url,
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    const frozen = rows.map(({ pid }) => Number(pid))
    expect(frozen).not.toEqual([])
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    onTestFinished(() => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    })
    const started = performance.now()
    await expect(store.accept(sampleEnquiry())).rejects.toThrow('timeout')
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
    await store.close()
  })

  test('survives the loss of all its connections, idle and in use', longTimeout, async () => {
    const { store, url } = await openStore()
    let isOver = false
    const sending = Array.from({ length: senders }, async () => {
      const acknowledged: string[] = []
      while (!isOver) acknowledged.push(...(await sendUntilRefused(store, () => isOver)))
      return acknowledged
    })
    for (let cut = 0; cut < 5; cut++) {
      await new Promise((resolve) => setTimeout(resolve, 80))
      await server.query(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
    }
    isOver = true
    const acknowledged = (await Promise.all(sending)).flat()
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await missingIn(url, acknowledged)).toEqual([])
    expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
  })
})

/** Stores one enquiry after the other; returns the ids of those stored. */
async function sendUntilRefused(store: EnquiryStore, isOver = () => false): Promise<string[]> {
  const acknowledged: string[] = []
  try {
    while (!isOver()) acknowledged.push((await store.accept(sampleEnquiry())).id)
  } catch {
    // This last one was not acknowledged.
  }
  return acknowledged
}

async function missingIn(url: URL, ids: string[]): Promise<string[]> {
  const { archive, close } = await openPostgresStorage(url)
  onTestFinished(close)
  const stored = new Set<string>()
  for await (const { enquiry } of archive.list({})) stored.add(enquiry.id)
  return ids.filter((id) => !stored.has(id))
}
