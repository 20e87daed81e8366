import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { forgetContentKeys } from '../accept.ts'
import { selectDue } from '../claim.ts'
import { testEnquiryStore } from '../enquiry-store.contract.ts'
import { openSqliteStorage } from '../open/open-storage.ts'
import { openDatabase, openExisting } from './open-database.ts'

async function freshStore() {
  const file = join(temporaryFolder(), 'data', 'enquiries.db')
  const { store } = await openSqliteStorage(file)
  onTestFinished(() => store.close())
  return { store, file }
}

testEnquiryStore('SQLite', async () => {
  const { store, file } = await freshStore()
  return { store, reopen: async () => (await openSqliteStorage(file)).store }
})

test('every commit waits for the disk', async () => {
  const database = await openDatabase(join(temporaryFolder(), 'enquiries.db'))
  onTestFinished(() => database.close())
  expect(await database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await database.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
})

test('an accepted enquiry is visible to another process when `accept` resolves', async () => {
  const { store, file } = await freshStore()
  const enquiry = sampleEnquiry()
  await store.accept(enquiry)
  const database = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => {
    database.close()
  })
  expect(database.prepare('SELECT id FROM enquiry').all()).toEqual([{ id: enquiry.id }])
})

test('when a commit fails, every enquiry of its group is rejected and none is stored', async () => {
  const { store, file } = await freshStore()
  const database = new DatabaseSync(file)
  onTestFinished(() => {
    database.close()
  })
  database.exec(
    `CREATE TRIGGER full_disk BEFORE INSERT ON enquiry WHEN NEW.locale = 'fr'
     BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
  )
  const results = await Promise.allSettled([
    store.accept(sampleEnquiry()),
    store.accept(sampleEnquiry({ locale: 'fr' })),
    store.accept(sampleEnquiry()),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(database.prepare('SELECT count(*) AS count FROM enquiry').get()).toEqual({ count: 0 })

  database.exec('DROP TRIGGER full_disk')
  expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
})

test('rows that cannot be parsed prevent no other email, and no post of the same group', async () => {
  const { store, file } = await freshStore()
  const held = sampleEnquiry({ mark: 'honeypot', quarantine: { limit: 0, since: 0, digestAt: 1 } })
  const [broken, intact, next] = [sampleEnquiry(), sampleEnquiry(), sampleEnquiry()]
  await Promise.all([store.accept(broken), store.accept(intact), store.accept(held)])
  const database = new DatabaseSync(file)
  onTestFinished(() => {
    database.close()
  })
  database.prepare("UPDATE enquiry SET payload = '{' WHERE id = ?").run(broken.id)
  database.prepare("UPDATE delivery SET summary = '{' WHERE id = ?").run(held.id)
  const claiming = store.claim({ now: 2_000_000, leaseUntil: 3_000_000, limit: 10 })
  expect(await store.accept(next)).toMatchObject({ outcome: 'stored' })
  const contents = (await claiming).map(({ content }) => content)
  const values = contents.flatMap((content) =>
    content.kind === 'enquiry' ? [[content.enquiry.id, content.enquiry.values.message]] : [],
  )
  expect(new Map(values as [string, string][])).toEqual(
    new Map([
      [broken.id, '{'],
      [intact.id, intact.values.message],
    ]),
  )
  expect(contents).toContainEqual({
    kind: 'digest',
    digestAt: 1,
    count: 1,
    enquiries: [{ id: held.id, name: '', email: '', beginning: '{' }],
  })
})

test('a burst is stored in groups, so that the first enquiries do not wait for the last', async () => {
  const { store, file } = await freshStore()
  const database = new DatabaseSync(file)
  onTestFinished(() => {
    database.close()
  })
  const stored = () => database.prepare('SELECT count(*) AS count FROM enquiry').get()?.count
  const burst = Array.from({ length: 100 }, () => store.accept(sampleEnquiry()))
  await burst[0]
  expect(stored()).toBe(32)
  await Promise.all(burst)
  expect(stored()).toBe(100)
})

test('other users cannot enter the folder of the database', async () => {
  const { file } = await freshStore()
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
})

test('only its owner can read the database, even in a folder that others can enter', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const { store } = await openSqliteStorage(join(folder, 'enquiries.db'))
  onTestFinished(() => store.close())
  await store.accept(sampleEnquiry())
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

/* Without its lock, another program with SQLite before 3.51 deletes the journal when it closes the database. */
test.runIf(existsSync('/proc/locks'))(
  'a second connection leaves the database locked',
  async () => {
    const { file } = await freshStore()
    const isLocked = () => readFileSync('/proc/locks', 'utf8').includes(`:${statSync(file).ino} `)
    expect(isLocked()).toBe(true)
    const database = openExisting(file)
    onTestFinished(() => {
      database.close()
    })
    expect(isLocked()).toBe(true)
  },
)

test.for(['', '-wal'])(
  'nothing is accepted once its file%s was replaced or deleted',
  async (suffix) => {
    const { store, file } = await freshStore()
    await store.accept(sampleEnquiry())
    const moved = `${file}${suffix}`
    cpSync(moved, `${moved}.copy`)
    renameSync(`${moved}.copy`, moved)
    await expect(store.accept(sampleEnquiry())).rejects.toThrow(`${moved} was moved, replaced`)
    rmSync(moved)
    await expect(store.check(1)).rejects.toThrow(`${moved} was moved, replaced`)
    // Its emails can still be sent.
    expect(await store.claim({ now: Date.now(), leaseUntil: Date.now(), limit: 1 })).toHaveLength(1)
  },
)

test('claims and forgetting content keys use indexes, however many enquiries are stored', async () => {
  const { file } = await freshStore()
  const database = new DatabaseSync(file)
  onTestFinished(() => {
    database.close()
  })
  const planOf = (statement: string, parameters: Record<string, number>) =>
    database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(parameters)[0]?.detail
  expect(planOf(selectDue, { $1: 1, $2: 2, $3: 10 })).toContain('delivery_due')
  expect(planOf(forgetContentKeys, { $1: 1 })).toContain('enquiry_recent')
})
