import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isDiskFull } from '../storage/disk-full.ts'
import { openStorage } from '../storage/open-storage.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { databaseFile } from '../settings/data-folder.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { terminalText } from '../process/terminal-text.ts'
import { UsageProblem, type Command, type CommandContext, type CommandInput } from './command.ts'
import { commands } from './commands.ts'

/** How a command prints and asks. */
export type Conversation = Pick<CommandContext, 'print' | 'drained' | 'progress' | 'confirm'> & {
  /** Prints an error message. */
  printError: (sentence: string) => void
}

/** Any text may include what visitors wrote: removes control characters. */
function forTerminal(conversation: Conversation): Conversation {
  const { print, progress, printError, confirm } = conversation
  return {
    ...conversation,
    print: (text) => {
      print(terminalText(text))
    },
    progress: (text) => {
      progress(terminalText(text))
    },
    printError: (sentence) => {
      printError(terminalText(sentence))
    },
    confirm: (question) => confirm(terminalText(question)),
  }
}

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
      conversation.print(generalHelp())
      return 0
    }
    const command = commands.get(name)
    if (!command) throw new UsageProblem(`There is no command "${name}".\n\n${generalHelp()}`)
    const input = readInput(name, rest, command.options)
    if (input.options.help) {
      conversation.print(commandHelp(command))
      return 0
    }
    const [word] = input.words
    if (word !== undefined && !command.takesWords) {
      throw new UsageProblem(
        `"${name}" takes options only, not "${word}": "${name} --help" lists them.`,
      )
    }
    const context = { settings: readSettings(environment), now: Date.now(), ...conversation }
    if (command.worksOn === 'files') await command.run(input, context)
    else {
      assertDatabaseExists(context.settings)
      const storage = await openStorage(context.settings)
      try {
        await command.run(input, { ...context, archive: storage.archive })
      } finally {
        await storage.close()
      }
    }
    return 0
  } catch (error) {
    return reportError(error, conversation)
  }
}

/**
 * The service creates a missing database; for an owner command that would be an empty one in the
 * wrong place.
 */
function assertDatabaseExists({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== null || existsSync(databaseFile(dataFolder))) return
  throw new OwnerProblem(
    `There is no database in DATA_DIR, which is ${dataFolder}. Set DATA_DIR to the folder that the ` +
      'service uses; a new service creates its database when it first starts.',
  )
}

function readInput(name: string, args: string[], options: Command['options']): CommandInput {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    return { words: positionals, options: values }
  } catch (error) {
    // The sentences after the first are advice for programmers.
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new UsageProblem(`${sentence}. "${name} --help" lists the options.`)
  }
}

function reportError(error: unknown, { printError }: Conversation): number {
  if (error instanceof UsageProblem) {
    printError(error.message)
    return 2
  }
  if (error instanceof OwnerProblem) printError(error.message)
  else if (error instanceof Error && isDiskFull(error)) printError(diskFull)
  // An unexpected error: the stack helps to investigate it.
  else printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return 1
}

const diskFull = 'The disk is full. Free some space, and run the same command again.'

const invocation = 'npm run enquiries --'

/** The help with every command, one per line. */
function generalHelp(): string {
  const lines = Array.from(commands.values(), ({ usage, summary }) => [usage, summary] as const)
  const width = Math.max(...lines.map(([usage]) => usage.length))
  return [
    `Usage: ${invocation} COMMAND`,
    '',
    ...lines.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    `  ${invocation} COMMAND --help  lists the options of a command.`,
    '',
    'DATA_DIR and DATABASE_URL say where the enquiries are, as for the service.',
  ].join('\n')
}

/** The help of a single command. */
function commandHelp({ usage, summary, optionHelp }: Command): string {
  const options = Object.entries(optionHelp)
  const width = Math.max(...options.map(([name]) => name.length))
  return [
    `Usage: ${invocation} ${usage}`,
    '',
    `  ${summary}`,
    '',
    ...options.map(([name, help]) => `  --${name.padEnd(width)}  ${help}`),
  ].join('\n')
}
