import { readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { day } from '../process/time.ts'
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkSqlite } from './check-sqlite.ts'

const now = 2_000_000

/** A database with one enquiry, held open as by a running service. */
async function databaseInUse() {
  const file = join(temporaryFolder(), 'enquiries.db')
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  await store.accept(sampleEnquiry({ receivedAt: now }))
  return { file, store }
}

function contentOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = ['installation', 'enquiry', 'delivery']
  const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all())
  database.close()
  return rows
}

test('a database in use can be written, and stays as it is', async () => {
  const { file, store } = await databaseInUse()
  await store.check(1_234)
  const before = contentOf(file)
  const journalSize = () => statSync(`${file}-wal`).size
  const sizeBefore = journalSize()
  expect(checkSqlite(file, now)).toEqual([
    { state: 'ok', message: `${file} is intact and can be written.` },
  ])
  expect(contentOf(file)).toEqual(before)
  expect(journalSize()).toBeGreaterThan(sizeBefore)
})

test('before the first start there is none, and none is created', () => {
  const folder = temporaryFolder()
  expect(checkSqlite(join(folder, 'data/enquiries.db'), now)).toEqual([
    { state: 'note', message: expect.stringContaining('the first start creates it') as string },
  ])
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that cannot be one is named', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(checkSqlite(join(file, 'enquiries.db'), now)).toEqual([
    { state: 'error', message: expect.stringContaining(`${file} is not`) as string },
  ])
})

test('a data folder that links to an unmounted disk is named', () => {
  const link = join(temporaryFolder(), 'data')
  symlinkSync('/no/such/disk', link)
  expect(checkSqlite(join(link, 'enquiries.db'), now)).toEqual([
    { state: 'error', message: expect.stringContaining(`${link} is not`) as string },
  ])
})

test('the database of a newer service is an error', async () => {
  const { file } = await databaseInUse()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(checkSqlite(file, now)).toEqual([
    { state: 'error', message: expect.stringContaining('version 99') as string },
  ])
})

test('a file of another program is an error', () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE contact (name TEXT)')
  database.close()
  expect(checkSqlite(file, now)).toEqual([
    { state: 'error', message: expect.stringContaining('belongs to another program') as string },
  ])
})

test('a file that is not a database is to be replaced by a backup', () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  writeFileSync(
    file,
    'no database at all, but long enough for a header of one hundred bytes'.repeat(9),
  )
  expect(checkSqlite(file, now)).toEqual([
    { state: 'error', message: expect.stringMatching(/not a database.*backup/) as string },
  ])
})

test('an enquiry from the future shows a clock that is behind', async () => {
  const { file, store } = await databaseInUse()
  expect(checkSqlite(file, now - 5 * 60_000)).toContainEqual({
    state: 'error',
    message: expect.stringContaining('5 minutes behind the newest enquiry') as string,
  })
  const later = Date.UTC(2026, 10, 20)
  await store.accept(sampleEnquiry({ receivedAt: later }))
  expect(checkSqlite(file, later - 90 * day)).toContainEqual({
    state: 'error',
    message: expect.stringContaining('90 days behind the newest enquiry') as string,
  })
})
