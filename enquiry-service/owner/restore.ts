import { existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { applyErasures } from '../erasure/apply-erasures.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { timeInFileName } from '../process/time.ts'
import { backupFolder, databaseFile } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { backUpDatabase } from '../storage/sqlite/back-up-database.ts'
import { assertEnquiryDatabase } from '../storage/sqlite/open-database.ts'
import { closeDatabase, keepDatabase, replaceDatabase } from '../storage/sqlite/restore-database.ts'
import { openSqliteArchive } from '../storage/sqlite/sqlite-archive.ts'
import { UsageProblem, type Command } from './command.ts'

export const restore: Command = {
  usage: 'restore FILE',
  summary: 'replace the database with a backup, while the service is stopped',
  worksOn: 'files',
  takesWords: true,
  options: {},
  optionHelp: {},

  async run({ words }, { settings, now, print, progress }) {
    const [word, ...others] = words
    if (word === undefined || others.length > 0) {
      throw new UsageProblem('Name one backup: restore data/backups/enquiries-20261120T220500Z.db')
    }
    const { dataFolder } = settings
    const backup = resolve(word)
    const database = databaseFile(dataFolder)
    assertPossible(backup, settings)
    closeDatabase(database)

    // Among the backups, where erasing reaches it if this is interrupted. On the disk of the database, so
    // that it can be renamed into place.
    const staged = join(backupFolder(dataFolder), `restoring-${timeInFileName(now)}.db`)
    try {
      progress('copying')
      await copyBackup(backup, staged)
      progress('checking')
      const { count, erased } = await checkAndErase(staged, settings)
      const kept = existsSync(database)
        ? join(backupFolder(dataFolder), `before-restore-${timeInFileName(now)}.db`)
        : null
      if (kept !== null) await keepDatabase(database, kept)
      // The service may have been started in the meantime.
      closeDatabase(database)
      await replaceDatabase(database, staged)
      print(
        `Enquiries restored: ${count}. ` +
          `Erased again, because they were erased after the backup: ${erased}.`,
      )
      if (kept !== null) print(`The previous database was moved to ${kept}.`)
      print('Start the service: it sends the emails that were waiting when the backup was made.')
    } finally {
      removeDatabase(staged)
    }
  },
}

function assertPossible(backup: string, { databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== null) {
    throw new OwnerProblem(
      'The enquiries are in PostgreSQL: stop the service, restore into an empty database with ' +
        'pg_restore --no-owner --dbname="$DATABASE_URL" enquiries.dump, then run ' +
        '"npm run enquiries -- apply-erasures", and start the service.',
    )
  }
  if (!statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OwnerProblem(
      `DATA_DIR is ${dataFolder}, which is not a folder. Set it to the folder of the service, or create it.`,
    )
  }
  if (backup === databaseFile(dataFolder)) {
    throw new OwnerProblem(`${backup} is the database itself. Name a backup instead.`)
  }
}

/** @throws OwnerProblem when the file cannot be read or is damaged */
async function copyBackup(backup: string, target: string): Promise<void> {
  try {
    await backUpDatabase(backup, target)
    assertEnquiryDatabase(target)
  } catch (error) {
    if (error instanceof OwnerProblem) throw error
    throw new OwnerProblem(
      `${backup} cannot be restored (${(error as Error).message}). Choose another backup.`,
      { cause: error },
    )
  }
}

/** Counts the enquiries, and erases those that were erased since the backup was made. */
async function checkAndErase(
  file: string,
  settings: Settings,
): Promise<{ count: number; erased: number }> {
  const archive = openSqliteArchive(file)
  try {
    const erased = await applyErasures(erasurePlaces(settings, archive))
    let count = 0
    for await (const batch of archive.outlines({})) count += batch.length
    return { count, erased }
  } finally {
    await archive.close()
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}
