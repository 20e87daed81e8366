import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../../settings/operator-error.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openSqliteStorage } from '../open/open-storage.ts'

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

test('the enquiries of version 10, which was renumbered, are kept', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const enquiry = sampleEnquiry()
  const before = await openSqliteStorage(file)
  await before.store.accept(enquiry)
  await before.close()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 10')
  database.close()

  const { store, archive, close } = await openSqliteStorage(file)
  onTestFinished(close)
  expect(store.secret).toBe(before.store.secret)
  expect(await archive.find(enquiry.id)).toHaveLength(1)
})

test.each([
  ['new', 99, /version 99.*Start the newer service/],
  ['old', 9, /version 9.*Export its enquiries.*start with a new database/],
])('a database that is too %s is refused with instructions', async (_, version, instructions) => {
  const opening = openSqliteStorage(databaseOfVersion(version))
  await expect(opening).rejects.toThrow(OperatorError)
  await expect(opening).rejects.toThrow(instructions)
})
