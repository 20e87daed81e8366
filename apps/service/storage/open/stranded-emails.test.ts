import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDatabase } from '../../doctor/check-database.ts'
import { strandedEmailsMessage, openStorage, openSqliteStorage } from './open-storage.ts'
import { readSettings } from '../../settings/settings.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

/** The data folder of a stopped service that stored its enquiries in SQLite. */
async function formerFolder({ waiting }: { waiting: number }): Promise<string> {
  const folder = temporaryFolder()
  const { store } = await openSqliteStorage(join(folder, 'enquiries.db'))
  const delivered = sampleEnquiry()
  await store.accept(delivered)
  await store.markDelivered(delivered.id, Date.now())
  for (let count = 0; count < waiting; count++) await store.accept(sampleEnquiry())
  await store.close()
  return folder
}

const onPostgres = (dataFolder: string) =>
  readSettings({ DATA_DIR: dataFolder, DATABASE_URL: 'postgres://127.0.0.1:1/enquiries' })

describe('emails waiting in SQLite when DATABASE_URL is set', () => {
  test('prevent the start, with instructions', async () => {
    const folder = await formerFolder({ waiting: 2 })
    const problem = await openStorage(onPostgres(folder)).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(OperatorError)
    expect((problem as Error).message).toBe(
      `DATABASE_URL is set, but 2 emails are waiting in ${join(folder, 'enquiries.db')} and would never be ` +
        'sent. Start without DATABASE_URL until the desk shows none waiting, stop, move the file to ' +
        `${join(folder, 'backups')}, and start again.`,
    )
  })

  test('are reported by the doctor as well', async () => {
    const folder = await formerFolder({ waiting: 1 })
    expect(await checkDatabase(onPostgres(folder))).toContainEqual({
      state: 'error',
      message: expect.stringContaining('but 1 email is waiting in') as string,
    })
  })

  test('cannot be ruled out in a file that cannot be read', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'enquiries.db'), 'This is no database. '.repeat(1_000))
    expect(strandedEmailsMessage(folder)).toMatch(/cannot be read .*move it out of DATA_DIR/)
  })

  test('do not exist when all were sent, or without an SQLite file', async () => {
    expect(strandedEmailsMessage(await formerFolder({ waiting: 0 }))).toBeNull()
    expect(strandedEmailsMessage(temporaryFolder())).toBeNull()
  })
})
