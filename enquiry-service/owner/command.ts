import type { ParseArgsConfig } from 'node:util'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

/** What a command can use. */
export interface CommandContext {
  settings: Settings
  archive: EnquiryArchive
  /** Milliseconds since 1970. */
  now: number
  /** Prints the result, one or more lines without a final line break. */
  print: (text: string) => void
  /**
   * Resolves when the reader has taken what was printed. A command that prints a lot waits for it,
   * so that output for a slow reader does not fill the memory.
   */
  drained: () => Promise<void>
  /** Shows progress on a terminal. */
  progress: (text: string) => void
  /** Asks a question that has to be answered with "yes". */
  confirm: (question: string) => Promise<boolean>
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The arguments of a command and its options, as `parseArgs` returns them. */
export interface CommandInput {
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** One command of `npm run enquiries`. */
export type Command = ArchiveCommand | FileCommand

/** Works on the stored enquiries. */
interface ArchiveCommand extends CommandDescription {
  worksOn?: 'archive'
  /** @throws UsageProblem or OwnerProblem with a sentence for the owner */
  run(input: CommandInput, context: CommandContext): Promise<void>
}

/** Works on the database as a file that nobody has open. */
interface FileCommand extends CommandDescription {
  worksOn: 'files'
  /** @throws UsageProblem or OwnerProblem with a sentence for the owner */
  run(input: CommandInput, context: Omit<CommandContext, 'archive'>): Promise<void>
}

interface CommandDescription {
  /** Such as `show REFERENCE`. */
  usage: string
  /** One line for the list of commands. */
  summary: string
  /** The help text of each option. */
  optionHelp: Record<string, string>
  options: Options
  /** Whether the command takes arguments such as references; other commands refuse them. */
  takesWords?: true
}

/** Wrong usage: exit code 2. */
export class UsageProblem extends Error {
  override name = 'UsageProblem'
}
