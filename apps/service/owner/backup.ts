import { dirname, join, resolve } from 'node:path'
import { copyErasures, logErasures } from '../erasure/erasure-log.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { timeInFileName } from '../clock/time.ts'
import { backupFolder, databaseFile } from '../settings/data-folder.ts'
import { backUpDatabase } from '../storage/sqlite/back-up-database.ts'
import type { Command } from './command.ts'

export const backup: Command = {
  args: { options: { out: { type: 'string' } } },

  async run({ options }, { settings, now, print }) {
    if (settings.databaseUrl) {
      throw new OperatorError(
        'The enquiries are in PostgreSQL; back them up with ' +
          'pg_dump --format=custom --file=enquiries.dump "$DATABASE_URL"',
      )
    }
    const folder = backupFolder(settings.dataFolder)
    const name = `enquiries-${timeInFileName(now)}.db`
    const file = options.out === undefined ? join(folder, name) : resolve(String(options.out))
    backUpDatabase(databaseFile(settings.dataFolder), file)
    // Even without an erasure, so that `restore` notices a backup that was moved without its log.
    await logErasures(folder, [], now)
    await copyErasures(folder, dirname(file))
    print(`Backup written: ${file}`)
  },
}
