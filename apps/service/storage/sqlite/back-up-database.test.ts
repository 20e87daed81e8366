import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { backUpDatabase } from './back-up-database.ts'
import { openSqliteStorage } from '../open/open-storage.ts'

test('a copy contains what was stored before, even while others write', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  const writer = new DatabaseSync(file)
  onTestFinished(async () => {
    writer.close()
    await store.close()
  })
  await store.accept(sampleEnquiry())
  writer.exec('BEGIN IMMEDIATE; DELETE FROM enquiry')

  const copy = join(temporaryFolder(), 'copy.db')
  backUpDatabase(file, copy)
  const database = new DatabaseSync(copy, { readOnly: true })
  onTestFinished(() => {
    database.close()
  })
  expect(database.prepare('SELECT count(*) AS count FROM enquiry').get()).toEqual({ count: 1 })
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
})

test('a copy has its name when it is complete; only its owner can read it', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  onTestFinished(() => store.close())
  const copy = join(folder, 'copy.db')
  backUpDatabase(file, copy)
  expect(statSync(copy).mode & 0o777).toBe(0o600)

  const damaged = join(folder, 'damaged.db')
  writeFileSync(damaged, 'this is no database '.repeat(1_000))
  expect(() => {
    backUpDatabase(damaged, join(folder, 'second.db'))
  }).toThrow('file is not a database')
  expect(readdirSync(folder).filter((name) => name.includes('second'))).toEqual([])
})

test('a copy is one file, even after it was read', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  onTestFinished(() => store.close())
  await store.accept(sampleEnquiry())

  const folder = temporaryFolder()
  backUpDatabase(file, join(folder, 'copy.db'))
  backUpDatabase(join(folder, 'copy.db'), join(folder, 'second.db'))
  expect(readdirSync(folder)).toEqual(['copy.db', 'second.db'])
})
