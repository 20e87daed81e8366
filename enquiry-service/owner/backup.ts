import { dirname, join, resolve } from 'node:path'
import { backupFolder, databaseFile, isInside } from '../settings/data-folder.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { timeInFileName } from '../process/time.ts'
import { backUpDatabase } from '../storage/sqlite/back-up-database.ts'
import type { Command } from './command.ts'

export const backup: Command = {
  usage: 'backup',
  summary: 'copy the database while the service runs',
  options: { out: { type: 'string' } },
  optionHelp: { out: 'the file to write (default: a new one in DATA_DIR/backups)' },

  async run({ options }, { settings, now, print, progress }) {
    if (settings.databaseUrl) {
      throw new OwnerProblem(
        'The enquiries are in PostgreSQL; back them up with ' +
          'pg_dump --format=custom --file=enquiries.dump "$DATABASE_URL"',
      )
    }
    const name = `enquiries-${timeInFileName(now)}.db`
    const folder = backupFolder(settings.dataFolder)
    const file = options.out === undefined ? join(folder, name) : resolve(String(options.out))
    const reached = dirname(file) === folder && file.endsWith('.db')
    if (isInside(settings.dataFolder, file) && !reached) {
      throw new OwnerProblem(
        'Write backups to a folder outside DATA_DIR, or to its folder "backups" with a name that ends ' +
          'in .db: "erase" does not search anywhere else.',
      )
    }
    await backUpDatabase(databaseFile(settings.dataFolder), file, (share) => {
      progress(`${Math.round(share * 100)}%`)
    })
    print(`Written and checked: ${file}`)
  },
}
