import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { samplePayload, sampleValues } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openBackup } from './open-database.ts'
import { openSqliteArchive } from './sqlite-archive.ts'
import { openSqliteStore } from './sqlite-store.ts'

/** A database of the first version of the service, with one held and one delivered enquiry. */
function databaseOfVersion1() {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  const migration = '001-enquiries-and-deliveries.sql'
  database.exec(readFileSync(join(import.meta.dirname, 'migrations', migration), 'utf8'))
  database.exec('PRAGMA user_version = 1')
  const insertEnquiry = database.prepare(
    "INSERT INTO enquiry VALUES (?, 'hash', 10, 'de', ?, ?, ?)",
  )
  const insertDelivery = database.prepare(
    `INSERT INTO delivery (id, queued_at, due_at, sent_at, held, digest_id)
     VALUES (?, 10, 10, ?, ?, ?)`,
  )
  const [held, delivered] = [randomUUID(), randomUUID()]
  const payload = JSON.stringify({ ...samplePayload, email: 'x@münchen.de' })
  insertEnquiry.run(held, 'honeypot', 'x@münchen.de', payload)
  insertDelivery.run(held, null, 1, 'digest-20')
  insertEnquiry.run(delivered, null, 'jerome@example.ch', JSON.stringify(samplePayload))
  insertDelivery.run(delivered, 11, 0, null)
  insertDelivery.run('digest-20', null, 0, null)
  database.close()
  return { file, held, delivered }
}

test('a database of version 1 keeps its content, and its digest is sent', async () => {
  const { file, held, delivered } = databaseOfVersion1()
  const store = openSqliteStore(file)
  const archive = openSqliteArchive(file)
  onTestFinished(async () => {
    await archive.close()
    await store.close()
  })
  expect((await store.claim({ now: 20, leaseUntil: 30, limit: 10 })).map((c) => c.content)).toEqual(
    [
      {
        kind: 'digest',
        digestAt: 20,
        count: 1,
        enquiries: [
          {
            id: held,
            name: 'Jérôme Müller',
            email: 'x@münchen.de',
            beginning: 'Grüezi\nWir suchen Hilfe.',
          },
        ],
      },
    ],
  )
  expect((await archive.find(delivered))[0]).toMatchObject({
    enquiry: { values: sampleValues },
    status: 'delivered',
  })
  expect(await Array.fromAsync(archive.list({ email: 'x@xn--mnchen-3ya.de' }))).toHaveLength(1)
})

test('a backup of version 1 can be read and erased from, and keeps its version', async () => {
  const { file, held, delivered } = databaseOfVersion1()
  const backup = openSqliteArchive(file, openBackup)
  onTestFinished(() => backup.close())
  const found = await Array.fromAsync(backup.outlines({ email: 'X@xn--mnchen-3ya.de' }))
  expect(found.flat().map(({ enquiry }) => enquiry.id)).toEqual([held])
  await backup.erase([held])
  expect(await backup.scrub()).toBe(true)
  expect(await backup.existing([held, delivered])).toEqual(new Set([delivered]))
  const database = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => {
    database.close()
  })
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
})
