import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStorage } from '../storage/open/open-storage.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkSqlite } from './check-database.ts'

/** A database with one enquiry, held open as by a running service. */
async function databaseInUse() {
  const file = join(temporaryFolder(), 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  onTestFinished(() => store.close())
  await store.accept(sampleEnquiry())
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
  expect(await checkSqlite(dirname(file))).toEqual([
    { state: 'ok', message: `${file} is intact and can be written.` },
  ])
  expect(contentOf(file)).toEqual(before)
  expect(journalSize()).toBeGreaterThan(sizeBefore)
})

test('before the first start there is none, and none is created', async () => {
  const folder = temporaryFolder()
  expect(await checkSqlite(join(folder, 'data'))).toEqual([
    { state: 'note', message: expect.stringContaining('the first start creates it') as string },
  ])
  expect(readdirSync(folder)).toEqual([])
})

test('the database of a newer service is an error', async () => {
  const { file } = await databaseInUse()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(await checkSqlite(dirname(file))).toEqual([
    { state: 'error', message: expect.stringContaining('version 99') as string },
  ])
})

test('a file of another program is an error', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE contact (name TEXT)')
  database.close()
  expect(await checkSqlite(dirname(file))).toEqual([
    { state: 'error', message: expect.stringContaining('belongs to another program') as string },
  ])
})

test('a file that is not a database is reported, with the advice to restore a backup', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  writeFileSync(
    file,
    'no database at all, but long enough for a header of one hundred bytes'.repeat(9),
  )
  expect(await checkSqlite(dirname(file))).toEqual([
    { state: 'error', message: expect.stringMatching(/not a database.*backup/) as string },
  ])
})

/** What is found about the disk of a database. */
async function checkDisk(type: number, freeMegabytes = 1_000) {
  const { file } = await databaseInUse()
  const disk = { bavail: freeMegabytes * 256, bsize: 4096, type }
  const [state, ...problems] = await checkSqlite(dirname(file), () => Promise.resolve(disk))
  expect(state).toMatchObject({ state: 'ok' })
  return problems
}

test('a disk that is nearly full is an error', async () => {
  expect(await checkDisk(0xef53, 30)).toEqual([
    { state: 'error', message: expect.stringMatching(/^Only 30 MB.*Free some space/) as string },
  ])
})

test.each([
  ['NFS', 0x6969],
  ['CIFS', 0xff534d42],
  ['SMB 2', 0xfe534d42],
  ['SMB', 0x517b],
])('a database on %s is an error', async (_name, type) => {
  const message = expect.stringMatching(/network file system.*local disk.*PostgreSQL/) as string
  expect(await checkDisk(type)).toEqual([{ state: 'error', message }])
})

test('a database on a local file system is none', async () => {
  expect(await checkDisk(0xef53)).toEqual([])
})
