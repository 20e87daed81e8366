import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { applyErasures, erasureTargets } from '../erasure/erase-enquiries.ts'
import { copyErasures, erasureLogDays, hasErasureLog } from '../erasure/erasure-log.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { day, timeInFileName } from '../clock/time.ts'
import { backupFolder, databaseFile } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import {
  backUpDatabase,
  checkpointDatabase,
  replaceDatabase,
} from '../storage/sqlite/back-up-database.ts'
import { createEnquiryArchive } from '../storage/enquiry-archive.ts'
import { openDatabase, openExisting } from '../storage/sqlite/open-database.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'

export const restore: Command = async (args, context) => {
  const [word, ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (word === undefined || others.length > 0) {
    throw new UsageError('Name one backup: restore data/backups/enquiries-20261120T220500Z.db')
  }
  const { settings, print } = context
  const backup = resolve(word)
  assertRestorable(backup, settings)
  const folder = backupFolder(settings.dataFolder)
  if (settings.databaseUrl === null) await replaceWithBackup(backup, context)
  else {
    await copyErasures(dirname(backup), folder)
    const targets = erasureTargets(settings, await context.openArchive())
    print(
      'A dump of PostgreSQL is restored by pg_restore, not by this command. ' +
        `Erased again from the database: ${await applyErasures(targets)}.`,
    )
  }
  const warning = await erasureLogWarning(backup, folder, context.now)
  if (warning !== null) print(warning)
}

async function replaceWithBackup(backup: string, { settings, now, print }: CommandContext) {
  const { dataFolder } = settings
  const database = databaseFile(dataFolder)
  checkpointDatabase(database)

  // On the disk of the database, so that it can be renamed into place.
  const staged = join(backupFolder(dataFolder), `restoring-${timeInFileName(now)}.db`)
  try {
    copyBackup(backup, staged)
    await copyErasures(dirname(backup), backupFolder(dataFolder))
    const { count, erased } = await checkAndErase(staged, settings)
    const isReplaced = existsSync(database)
    const kept = join(backupFolder(dataFolder), `before-restore-${timeInFileName(now)}.db`)
    // The service may have been started in the meantime.
    checkpointDatabase(database)
    replaceDatabase(database, staged, kept)
    print(
      `Enquiries restored: ${count}. ` +
        `Erased again, because they were erased after the backup: ${erased}.`,
    )
    if (isReplaced) print(`The previous database was moved to ${kept}.`)
    print('Start the service: it sends the emails that were waiting when the backup was made.')
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) {
      rmSync(`${staged}${suffix}`, { force: true })
    }
  }
}

/** Warns that erased data may have been restored; `null` if the erasure log is complete. */
async function erasureLogWarning(backup: string, folder: string, now: number) {
  if (!(await hasErasureLog(folder))) {
    return (
      `WARNING: There is no erasure log (erasures-….log) next to ${backup} or in ${folder}: people whose ` +
      'data was erased after the backup are back. Copy the log there and restore again, or erase them again.'
    )
  }
  if (statSync(backup).mtimeMs >= now - erasureLogDays * day) return null
  return (
    `WARNING: The backup is older than ${erasureLogDays} days, after which the erasure log expires: people whose ` +
    'data was erased before that are back. Erase them again.'
  )
}

function assertRestorable(backup: string, { databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== null && !existsSync(backup)) {
    throw new OperatorError(
      'The enquiries are in PostgreSQL: stop the service, restore into an empty database with ' +
        'pg_restore --no-owner --dbname="$DATABASE_URL" enquiries.dump, then run ' +
        '"npm run enquiries -- restore enquiries.dump" to erase again what was erased since, and start the service.',
    )
  }
  if (!statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OperatorError(
      `DATA_DIR is ${dataFolder}, which is not a folder. Set it to the folder of the service, or create it.`,
    )
  }
  if (backup === databaseFile(dataFolder)) {
    throw new OperatorError(`${backup} is the database itself. Name a backup instead.`)
  }
}

/** @throws OperatorError when the file cannot be read, is damaged or was not written by this service */
function copyBackup(backup: string, target: string): void {
  try {
    backUpDatabase(backup, target)
    using copy = openExisting(target)
    copy.prepare('SELECT secret FROM installation').get()
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `${backup} cannot be restored (${(error as Error).message}). Choose another backup.`,
      { cause: error },
    )
  }
}

async function checkAndErase(file: string, settings: Settings) {
  const archive = createEnquiryArchive(await openDatabase(file))
  try {
    const erased = await applyErasures(erasureTargets(settings, archive))
    const { all } = await archive.stats()
    return { count: all, erased }
  } finally {
    await archive.close()
  }
}
