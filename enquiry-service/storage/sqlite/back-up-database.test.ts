import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry, sampleValues } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { backUpDatabase } from './back-up-database.ts'
import { openSqliteStore } from './sqlite-store.ts'

test('a copy is finished while enquiries go on coming, and is of one moment', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  const values = { ...sampleValues, message: 'long '.repeat(400_000) }
  await store.accept(sampleEnquiry({ values }))

  const copy = join(temporaryFolder(), 'copy.db')
  let portions = 0
  const coming: Promise<unknown>[] = []
  await backUpDatabase(file, copy, () => {
    portions += 1
    if (portions > 1_000) throw new Error('The copy is begun anew for ever.')
    coming.push(store.accept(sampleEnquiry()))
  })
  await Promise.all(coming)
  const database = new DatabaseSync(copy, { readOnly: true })
  onTestFinished(() => {
    database.close()
  })
  expect(coming.length).toBeGreaterThan(1)
  expect(database.prepare('SELECT count(*) AS count FROM enquiry').get()).toEqual({ count: 1 })
})

test('only its owner may read a copy, from its first page on', async () => {
  const folder = temporaryFolder()
  const store = openSqliteStore(join(folder, 'enquiries.db'))
  onTestFinished(() => store.close())
  // More pages than are copied at a time.
  const values = { ...sampleValues, message: 'long '.repeat(400_000) }
  await store.accept(sampleEnquiry({ values }))

  const copy = join(folder, 'copy.db')
  const modes: number[] = []
  await backUpDatabase(join(folder, 'enquiries.db'), copy, () => {
    modes.push(statSync(copy).mode & 0o777)
  })
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0o600]))
})
