import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { erasureLogDays } from '../erasure/erasure-log.ts'
import { day } from '../clock/time.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import type { NewEnquiry } from '../storage/accept.ts'
import { ownerCommand } from '../testing/owner-command.ts'
import { postEnquiry } from '../testing/post-enquiry.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const reference = '3F2A91C0'
const id = '3f2a91c0-1234-4abc-8def-0123456789ab'

async function enquiries(dataFolder: string, ...args: string[]): Promise<string> {
  const { output, errors } = await ownerCommand(dataFolder, args)
  expect(errors).toBe('')
  return output
}

const post = (address: string) => postEnquiry(address, { headers: { 'Idempotency-Key': id } })

/** These are the steps of docs/operations.md, "Backup and restore". */
test(
  'a backup restores the enquiries and the emails that had not been sent',
  { timeout: 40_000 },
  async () => {
    const folder = temporaryFolder()
    const lost = join(folder, 'lost')
    const backup = join(folder, 'backup.db')
    const service = startServiceProcess({ DATA_DIR: lost, MAIL_URL: 'smtp://127.0.0.1:1' })
    expect((await post(await service.address)).status).toBe(201)
    expect(await enquiries(lost, 'backup', '--out', backup)).toContain('Backup written: ')
    await service.end('SIGKILL')
    rmSync(lost, { recursive: true })

    const restored = join(folder, 'restored')
    mkdirSync(restored, { mode: 0o700 })
    expect(await enquiries(restored, 'restore', backup)).toContain('Enquiries restored: 1.')
    const mailServer = await startSmtpServer()
    const next = startServiceProcess({ DATA_DIR: restored, MAIL_URL: mailServer.url.href })
    const address = await next.address

    expect(await enquiries(restored, 'export')).toContain('Jérôme')
    // The next attempt may be a minute away: the old service had found the mail server down.
    await enquiries(restored, 'retry', reference)
    await eventually(() => {
      expect(mailServer.received).toHaveLength(1)
    })
    // A browser that sends the same enquiry again creates no second one.
    expect((await post(address)).ok).toBe(true)
    expect(JSON.parse(await enquiries(restored, 'export', '--format', 'json'))).toHaveLength(1)
  },
)

/** A data folder with enquiries that nobody has open. */
async function dataWith(enquiries: NewEnquiry[]): Promise<string> {
  const dataFolder = join(temporaryFolder(), 'data')
  await accept(dataFolder, enquiries)
  return dataFolder
}

async function accept(dataFolder: string, enquiries: NewEnquiry[]): Promise<void> {
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  for (const enquiry of enquiries) await storage.store.accept(enquiry)
  await storage.close()
}

async function idsIn(dataFolder: string): Promise<string[]> {
  const { output } = await ownerCommand(dataFolder, ['export', '--format', 'json'])
  return (JSON.parse(output) as { enquiry: { id: string } }[]).map(({ enquiry }) => enquiry.id)
}

const backupsIn = (dataFolder: string) =>
  readdirSync(join(dataFolder, 'backups')).filter((name) => name.endsWith('.db'))

describe('restore', () => {
  const gone = sampleEnquiry({ values: { ...sampleValues, email: 'gone@example.ch' } })
  const old = sampleEnquiry({ receivedAt: 1_000 })
  const kept = sampleEnquiry()

  async function backedUp() {
    const dataFolder = await dataWith([gone, old, kept])
    const backup = join(temporaryFolder(), 'monday.db')
    await ownerCommand(dataFolder, ['backup', '--out', backup])
    return { dataFolder, backup, restore: () => ownerCommand(dataFolder, ['restore', backup]) }
  }

  test('does not restore what was erased or purged since the backup', async () => {
    const { dataFolder, restore } = await backedUp()
    const storage = await openStorage({ dataFolder, databaseUrl: null })
    await storage.store.markDelivered(old.id, 2_000)
    await storage.close()
    await ownerCommand(dataFolder, ['erase', 'gone@example.ch', '--yes'])
    await ownerCommand(dataFolder, ['purge', '--days', '20000'])
    expect(await restore()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Enquiries restored: 1\..* after the backup: 2\./) as string,
    })
    expect(await idsIn(dataFolder)).toEqual([kept.id])
  })

  test('erases again on a new machine, where the log came with the backup', async () => {
    const { dataFolder, backup } = await backedUp()
    await ownerCommand(dataFolder, ['erase', 'gone@example.ch', '--yes'])
    // A later backup brings the log of everything that was erased until then.
    await ownerCommand(dataFolder, ['backup', '--out', join(dirname(backup), 'tuesday.db')])
    const restored = temporaryFolder()
    const { output } = await ownerCommand(restored, ['restore', backup])
    expect(output).toMatch(/^Enquiries restored: 2\..* after the backup: 1\./)
    expect(output).not.toContain('WARNING')
    // The new machine has the log as well.
    rmSync(dirname(backup), { recursive: true })
    expect(readdirSync(join(restored, 'backups'))).toContainEqual(
      expect.stringMatching(/^erasures-.*\.log$/),
    )
  })

  test('warns where the log of erasures is missing, or has expired', async () => {
    expect((await (await backedUp()).restore()).output).not.toContain('WARNING')
    const { backup, restore } = await backedUp()
    const old = new Date(Date.now() - (erasureLogDays + 1) * day)
    utimesSync(backup, old, old)
    expect((await restore()).output).toContain(`WARNING: The backup is older than`)

    const alone = join(temporaryFolder(), 'alone.db')
    copyFileSync(backup, alone)
    const restored = temporaryFolder()
    const { output } = await ownerCommand(restored, ['restore', alone])
    expect(output).toContain('WARNING: There is no erasure log')
    expect(await idsIn(restored)).toHaveLength(3)
  })

  test('restores an enquiry that was posted again after it had been erased', async () => {
    const { dataFolder } = await backedUp()
    await ownerCommand(dataFolder, ['erase', 'gone@example.ch', '--yes'])
    await accept(dataFolder, [{ ...gone, receivedAt: 3_000_000 }])
    const newer = join(temporaryFolder(), 'tuesday.db')
    await ownerCommand(dataFolder, ['backup', '--out', newer])
    await ownerCommand(dataFolder, ['restore', newer])
    expect(await idsIn(dataFolder)).toContain(gone.id)
  })

  test('keeps the previous database among the backups', async () => {
    const { dataFolder, restore } = await backedUp()
    const email = 'new@example.ch'
    await accept(dataFolder, [sampleEnquiry({ values: { ...sampleValues, email } })])
    expect((await restore()).code).toBe(0)
    expect(await idsIn(dataFolder)).toHaveLength(3)
    expect(backupsIn(dataFolder)).toEqual([expect.stringMatching(/^before-restore-\w+\.db$/)])
  })

  test('replaces a damaged database, and keeps a copy of it', async () => {
    const { dataFolder, restore } = await backedUp()
    writeFileSync(join(dataFolder, 'enquiries.db'), 'this is no database '.repeat(1_000))
    expect((await restore()).code).toBe(0)
    expect(await idsIn(dataFolder)).toHaveLength(3)
    expect(backupsIn(dataFolder)).toEqual([expect.stringMatching(/^before-restore-\w+\.db$/)])
  })

  test('changes nothing while the service runs', { timeout: 40_000 }, async () => {
    const { dataFolder, restore } = await backedUp()
    const service = startServiceProcess({ DATA_DIR: dataFolder, MAIL_URL: 'smtp://127.0.0.1:1' })
    expect((await post(await service.address)).status).toBe(201)
    expect(await restore()).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/database is locked.*Stop the service/) as string,
    })
    await service.end('SIGKILL')
    expect(await idsIn(dataFolder)).toHaveLength(4)
    expect((await restore()).code).toBe(0)
    expect(await idsIn(dataFolder)).toHaveLength(3)
  })

  test.each([
    ['does not exist', () => undefined, /unable to open database file/],
    ['is not a database', text('this is no database, but long enough'), /file is not a database/],
    ['is empty', text(''), /no such table/],
    [
      'belongs to another program',
      database('CREATE TABLE contact (name)'),
      /belongs to another program/,
    ],
    ['has no tables', database('PRAGMA user_version = 12'), /no such table/],
    [
      'was made by an older service',
      database('PRAGMA user_version = 1'),
      /version 1, .*new database/,
    ],
    [
      'was made by a newer service',
      database('PRAGMA user_version = 999'),
      /version 999, but this service/,
    ],
  ])('refuses a backup that %s, and leaves the database as it is', async (_, write, reason) => {
    const dataFolder = await dataWith([kept])
    const backup = join(temporaryFolder(), 'backup.db')
    write(backup)
    expect(await ownerCommand(dataFolder, ['restore', backup])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(reason) as string,
    })
    expect(await idsIn(dataFolder)).toEqual([kept.id])
    const files = readdirSync(dataFolder, { recursive: true })
    expect(files.filter((file) => file !== 'backups')).toEqual(['enquiries.db'])
  })

  test('restores a backup that contains query statistics', async () => {
    const { dataFolder, backup, restore } = await backedUp()
    database('ANALYZE')(backup)
    expect((await restore()).code).toBe(0)
    expect(await idsIn(dataFolder)).toHaveLength(3)
  })

  test('reports a mistyped DATA_DIR', async () => {
    const { backup } = await backedUp()
    const mistyped = join(temporaryFolder(), 'dta')
    expect((await ownerCommand(mistyped, ['restore', backup])).errors).toContain(mistyped)
    expect(existsSync(mistyped)).toBe(false)
  })

  test('explains how to restore PostgreSQL', async () => {
    const { dataFolder, backup } = await backedUp()
    const environment = { DATABASE_URL: 'postgres://localhost/enquiries' }
    const missing = join(dirname(backup), 'enquiries.dump')
    const { errors } = await ownerCommand(dataFolder, ['restore', missing], environment)
    expect(errors).toMatch(/pg_restore .* restore enquiries.dump/)
  })
})

function text(content: string) {
  return (file: string) => {
    writeFileSync(file, content)
  }
}

function database(content: string) {
  return (file: string) => {
    const other = new DatabaseSync(file)
    other.exec(content)
    other.close()
  }
}
