import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

/** How a command prints and asks. */
export interface Conversation {
  /** Prints the result, one or more lines without a final line break. */
  print: (text: string) => void
  /**
   * Resolves when the reader has taken what was printed. A command that prints a lot waits for it,
   * so that output for a slow reader does not fill the memory.
   */
  drained: () => Promise<void>
  printError: (sentence: string) => void
  /** Asks a question that has to be answered with "yes". */
  confirm: (question: string) => Promise<boolean>
}

/** What a command can use. */
export interface CommandContext extends Conversation {
  settings: Settings
  /** Opens the stored enquiries, until the command ends. */
  openArchive: () => Promise<EnquiryArchive>
  /** Milliseconds since 1970. */
  now: number
}

/** The arguments of a command and its options, as `parseArgs` returns them. */
export interface CommandInput {
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** One command of `npm run enquiries`. */
export interface Command {
  /** Such as `erase EMAIL`; a command without a word in capitals is given none. */
  usage: string
  /** One line for the list of commands. */
  summary: string
  options: Record<string, { type: 'string' | 'boolean'; help: string }>
  /** @throws UsageProblem or OperatorError with a sentence for the owner */
  run: (input: CommandInput, context: CommandContext) => Promise<void>
}

/** Wrong usage: exit code 2. */
export class UsageProblem extends Error {
  override name = 'UsageProblem'
}
