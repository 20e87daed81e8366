import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../../settings/operator-error.ts'
import { rowsOfVersion7 } from '../../testing/rows-of-version-7.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openSqliteStorage } from '../open/open-sqlite-storage.ts'

function databaseOfVersion(version: number): string {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA user_version = ${version}`)
  database.close()
  return file
}

test('a file of another program is refused and stays as it is', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE contact (name TEXT)')
  database.close()
  const before = readFileSync(file)
  await expect(openSqliteStorage(file)).rejects.toThrow(/belongs to another program/)
  expect(readFileSync(file)).toEqual(before)
})

test('the enquiries of version 7 are kept and can be searched', async () => {
  const file = databaseOfVersion(7)
  const database = new DatabaseSync(file)
  database.exec(readFileSync(new URL('migrations/007-schema.sql', import.meta.url), 'utf8'))
  database.exec(rowsOfVersion7)
  const { secret } = { ...database.prepare('SELECT secret FROM installation').get() }
  database.close()

  const { store, archive, close } = await openSqliteStorage(file)
  onTestFinished(close)
  expect(store.secret).toBe(secret)
  const found = await Array.fromAsync(archive.list({ search: 'mueller hilfe' }))
  expect(found.map(({ enquiry }) => enquiry.id)).toEqual(['3f2a91c0-1234-4abc-8def-0123456789ab'])
  expect(await store.claim({ now: 2e6, leaseUntil: 3e6, limit: 10 })).toHaveLength(1)
  expect(await store.outbox()).toMatchObject({ waiting: 1, held: 1 })
  expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
})

test.each([
  ['new', 99, /version 99.*Start the newer service/],
  ['old', 6, /version 6.*Export its enquiries.*start with a new database/],
])('a database that is too %s is refused with instructions', async (_, version, instructions) => {
  const opening = openSqliteStorage(databaseOfVersion(version))
  await expect(opening).rejects.toThrow(OperatorError)
  await expect(opening).rejects.toThrow(instructions)
})
