import type { ParseArgsConfig } from 'node:util'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

/** What a command works with. */
export interface CommandContext {
  settings: Settings
  archive: EnquiryArchive
  /** Milliseconds since 1970. */
  now: number
  /** The command's result, a line or several, without a final line break. */
  print: (text: string) => void
  /**
   * Resolves when what was printed has been taken. Whoever prints much waits for it: else everything
   * would be in memory at once when the reader is slower.
   */
  drained: () => Promise<void>
  /** What happens meanwhile; shown to people only. */
  progress: (text: string) => void
  /** Asks a question that has to be answered with "yes". */
  confirm: (question: string) => Promise<boolean>
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The words after the command and its options, as `parseArgs` returns them. */
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

/** Works on the database as a file, which nobody has open. */
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
  /** What `--help` says of each option. */
  optionHelp: Record<string, string>
  options: Options
  /** Whether words such as references follow; those of another command are refused. */
  takesWords?: true
}

/** The command was called in a way that it does not understand: exit code 2. */
export class UsageProblem extends Error {
  override name = 'UsageProblem'
}
