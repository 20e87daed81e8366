import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry, sampleValues } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { unfinished } from '../list-backups.ts'
import { backUpDatabase } from './back-up-database.ts'
import { openSqliteStore } from './sqlite-store.ts'

test('a copy made while enquiries arrive is completed and consistent', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  const values = { ...sampleValues, message: 'long '.repeat(400_000) }
  await store.accept(sampleEnquiry({ values }))

  const copy = join(temporaryFolder(), 'copy.db')
  let steps = 0
  const arriving: Promise<unknown>[] = []
  await backUpDatabase(file, copy, () => {
    steps += 1
    if (steps > 1_000) throw new Error('The copy keeps starting over.')
    arriving.push(store.accept(sampleEnquiry()))
  })
  await Promise.all(arriving)
  const database = new DatabaseSync(copy, { readOnly: true })
  onTestFinished(() => {
    database.close()
  })
  expect(arriving.length).toBeGreaterThan(1)
  expect(database.prepare('SELECT count(*) AS count FROM enquiry').get()).toEqual({ count: 1 })
})

test('a copy has its name when it is complete; only its owner can read it, even before', async () => {
  const folder = temporaryFolder()
  const store = openSqliteStore(join(folder, 'enquiries.db'))
  onTestFinished(() => store.close())
  // More pages than are copied in one step.
  const values = { ...sampleValues, message: 'long '.repeat(400_000) }
  await store.accept(sampleEnquiry({ values }))

  const copy = join(folder, 'copy.db')
  const modes: number[] = []
  await backUpDatabase(join(folder, 'enquiries.db'), copy, () => {
    expect(existsSync(copy)).toBe(false)
    modes.push(statSync(`${copy}${unfinished}`).mode & 0o777)
  })
  modes.push(statSync(copy).mode & 0o777)
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0o600]))
})

test('a copy is one file, even after it was read', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  await store.accept(sampleEnquiry())

  const folder = temporaryFolder()
  await backUpDatabase(file, join(folder, 'copy.db'))
  await backUpDatabase(join(folder, 'copy.db'), join(folder, 'second.db'))
  expect(readdirSync(folder)).toEqual(['copy.db', 'second.db'])
})
