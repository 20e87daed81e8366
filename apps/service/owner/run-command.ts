import { existsSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { OperatorError } from '../settings/operator-error.ts'
import { terminalText } from '../text/clean-text.ts'
import { databaseFile } from '../settings/data-folder.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { commands } from './commands.ts'
import { UsageError } from './command.ts'

/** Runs one command. @returns the exit code: 0 for success, 1 for a problem, 2 for wrong usage */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { output, errors }: { output: Writable; errors: Writable },
): Promise<number> {
  // Any text may include what visitors wrote: removes control characters.
  const print = (text: string) => output.write(`${terminalText(text)}\n`)
  const [name = 'help', ...rest] = args
  try {
    if (name === 'help' || args.some((word) => ['--help', '-h'].includes(word))) {
      print(help)
      return 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`There is no command "${name}".\n\n${help}`)
    const settings = readSettings(environment)
    await using opened = new AsyncDisposableStack()
    await command(rest, {
      settings,
      now: Date.now(),
      print,
      output,
      async openArchive() {
        assertDatabaseExists(settings)
        const storage = await openStorage(settings)
        opened.defer(() => storage.close())
        return storage.archive
      },
    })
    return 0
  } catch (error) {
    errors.write(`${terminalText(errorMessage(error as Error))}\n`)
    return error instanceof UsageError || isWrongOption(error as Error) ? 2 : 1
  }
}

const isWrongOption = ({ code }: NodeJS.ErrnoException) => code?.startsWith('ERR_PARSE_ARGS')

/** The service creates a missing database; for a command that would be an empty one in the wrong place. */
function assertDatabaseExists({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== null || existsSync(databaseFile(dataFolder))) return
  throw new OperatorError(
    `There is no database in DATA_DIR, which is ${dataFolder}. Set DATA_DIR to the folder that the ` +
      'service uses; a new service creates its database when it first starts.',
  )
}

function errorMessage(error: Error): string {
  if (error instanceof UsageError || error instanceof OperatorError) return error.message
  // The sentences after the first are advice for programmers.
  if (isWrongOption(error)) return `${error.message.split(/\.\s/)[0]}. "help" lists the options.`
  if (isDiskFull(error)) return 'The disk is full. Free some space, and run the same command again.'
  // An unexpected error: the stack helps to investigate it.
  return error.stack ?? error.message
}

const help = `Usage: npm run enquiries -- COMMAND

  backup             copy the database while the service runs, to a new file in DATA_DIR/backups
    --out FILE         to this file instead
  restore FILE       replace the database with a backup, while the service is stopped
  export             print all enquiries as a table for spreadsheets
    --email EMAIL      only those from this address
    --format json      as JSON
  erase EMAIL        count the enquiries of a person
    --yes              remove them and everything else the person sent, permanently
  purge              remove old enquiries whose emails have been sent; the service does so every day
    --days DAYS        older than this, instead of retentionDays in content/company.json
    --yes              confirm a number below retentionDays
  retry REFERENCE …  send waiting enquiries at once, or delivered ones again
    --all              all that are waiting

Uses the same DATA_DIR and DATABASE_URL as the service.
The desk (DESK_PORT) shows, marks and releases enquiries.`
