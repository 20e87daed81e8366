import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { OwnerProblem } from '../../process/owner-problem.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openBackup } from './open-database.ts'
import { openSqliteStore } from './sqlite-store.ts'

function databaseOfVersion(version: number): string {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA user_version = ${version}`)
  database.close()
  return file
}

test('a file of another program is refused and stays as it is', () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE contact (name TEXT)')
  database.close()
  const before = readFileSync(file)
  expect(() => openSqliteStore(file)).toThrow(/belongs to another program/)
  expect(readFileSync(file)).toEqual(before)
})

test.each([
  ['new', 99, /version 99.*Start the newer service/],
  ['old', 6, /version 6.*Export its enquiries.*start with a new database/],
])('a database that is too %s is refused with instructions', (_, version, instructions) => {
  const file = databaseOfVersion(version)
  for (const open of [openSqliteStore, openBackup]) {
    expect(() => open(file)).toThrow(OwnerProblem)
    expect(() => open(file)).toThrow(instructions)
  }
})
