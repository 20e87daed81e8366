import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { sampleEnquiry, sampleValues } from '../../testing/sample-enquiry.ts'
import { testEnquiryArchive } from '../enquiry-archive.contract.ts'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'

// On a busy machine each commit and each rewrite takes seconds.
const timeout = { timeout: 60_000 }

describeOnPostgres('an archive on PostgreSQL', (server) => {
  async function openFresh() {
    const url = await server.createDatabase()
    return { url, ...(await openPostgresStorage(url)) }
  }

  testEnquiryArchive('PostgreSQL', async () => openPostgresStorage(await server.emptiedDatabase()))

  test(
    'nothing of an erased person is left in the tables of a running service',
    timeout,
    async () => {
      const { url, store, archive, close } = await openFresh()
      onTestFinished(close)
      const values = { ...sampleValues, email: 'erase-me@example.ch', message: 'unmistakable' }
      const gone = Array.from({ length: 50 }, () => sampleEnquiry({ values }))
      await Promise.all(
        gone.flatMap((enquiry) => [store.accept(enquiry), store.accept(sampleEnquiry())]),
      )
      const error = 'erase-me@example.ch: unknown'
      await Promise.all(gone.map(({ id }) => store.postpone(id, { dueAt: 5, error })))
      const { rows } = await server.query(
        url,
        'SELECT oid FROM pg_database WHERE datname = current_database()',
      )
      const folder = join(server.dataFolder, 'base', String(rows[0]?.oid))
      const traces = async () => {
        await server.query(url, 'CHECKPOINT')
        return tableFiles(folder).filter((file) => {
          const content = readFileSync(file, 'latin1')
          return content.includes('erase-me') || content.includes('unmistakable')
        })
      }
      // The server does this once a minute by itself, and keeps samples of what it finds.
      await server.query(url, 'ANALYZE')
      expect(await traces()).not.toEqual([])
      await archive.erase(gone.map(({ id }) => id))
      await archive.scrub()
      expect(await traces()).toEqual([])
    },
  )

  test('scrubbing does not block enquiries while a backup reads the tables', timeout, async () => {
    const { url, store, archive, close } = await openFresh()
    const backup = new pg.Client({ connectionString: url.href })
    onTestFinished(async () => {
      await backup.end()
      await close()
    })
    await backup.connect()
    await backup.query('BEGIN; LOCK TABLE enquiry, delivery IN ACCESS SHARE MODE')
    const scrubbed = expect(archive.scrub()).rejects.toThrow('The database is in use')
    for (let count = 0; count < 20; count++) {
      expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await scrubbed
    await backup.query('ROLLBACK')
    await archive.scrub()
  })
})

function tableFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
