import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OperatorError } from '../operator-error.ts'
import { terminalText } from '../log/terminal-text.ts'
import { databaseFile } from '../settings/data-folder.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { openStorage } from '../storage/open-storage.ts'
import { UsageProblem, type Command, type CommandInput, type Conversation } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, generalHelp } from './help.ts'

/**
 * Runs one command of `npm run enquiries`.
 * @returns the exit code: 0 for success, 1 for a problem, 2 for wrong usage
 */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  rawConversation: Conversation,
): Promise<number> {
  const conversation = forTerminal(rawConversation)
  const [name = 'help', ...rest] = args
  try {
    if (['help', '--help', '-h'].includes(name)) {
      conversation.print(generalHelp(commands))
      return 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) {
      throw new UsageProblem(`There is no command "${name}".\n\n${generalHelp(commands)}`)
    }
    const input = readInput(name, rest, command)
    if (input.options.help) {
      conversation.print(commandHelp(command))
      return 0
    }
    const settings = readSettings(environment)
    await using opened = new AsyncDisposableStack()
    await command.run(input, {
      ...conversation,
      settings,
      now: Date.now(),
      async openArchive() {
        assertDatabaseExists(settings)
        const storage = await openStorage(settings)
        opened.defer(() => storage.close())
        return storage.archive
      },
    })
    return 0
  } catch (error) {
    return reportError(error, conversation)
  }
}

/** Any text may include what visitors wrote: removes control characters. */
function forTerminal({ drained, ...conversation }: Conversation): Conversation {
  const cleaned =
    <Result>(work: (text: string) => Result) =>
    (text: string) =>
      work(terminalText(text))
  return {
    drained,
    print: cleaned(conversation.print),
    printError: cleaned(conversation.printError),
    confirm: cleaned(conversation.confirm),
  }
}

function readInput(name: string, args: string[], { usage, options }: Command): CommandInput {
  const see = `"${name} --help" lists the options.`
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const [word] = positionals
    if (word !== undefined && usage === name) {
      throw new UsageProblem(`"${name}" accepts no "${word}". ${see}`)
    }
    return { words: positionals, options: values }
  } catch (error) {
    if (error instanceof UsageProblem) throw error
    // The sentences after the first are advice for programmers.
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new UsageProblem(`${sentence}. ${see}`)
  }
}

/**
 * The service creates a missing database; for an owner command that would be an empty one in the
 * wrong place.
 */
function assertDatabaseExists({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== null || existsSync(databaseFile(dataFolder))) return
  throw new OperatorError(
    `There is no database in DATA_DIR, which is ${dataFolder}. Set DATA_DIR to the folder that the ` +
      'service uses; a new service creates its database when it first starts.',
  )
}

function reportError(error: unknown, { printError }: Conversation): number {
  if (error instanceof UsageProblem) {
    printError(error.message)
    return 2
  }
  if (error instanceof OperatorError) printError(error.message)
  else if (error instanceof Error && isDiskFull(error)) printError(diskFull)
  // An unexpected error: the stack helps to investigate it.
  else printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return 1
}

const diskFull = 'The disk is full. Free some space, and run the same command again.'
