import { runCommand } from '../owner/run-command.ts'

interface OwnerCommandOptions {
  /** Answers the question of a command; the default answer is no. */
  answer?: (question: string) => Promise<boolean>
  environment?: NodeJS.ProcessEnv
}

/** Runs an owner command in this process, on a data folder. */
export async function ownerCommand(
  dataFolder: string,
  words: readonly string[],
  { answer = () => Promise.resolve(false), environment = {} }: OwnerCommandOptions = {},
) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await runCommand(
    words,
    { DATA_DIR: dataFolder, ...environment },
    {
      print: (text) => printed.push(text),
      drained: () => Promise.resolve(),
      printError: (sentence) => errors.push(sentence),
      confirm: answer,
    },
  )
  return { code, output: printed.join('\n'), errors: errors.join('\n') }
}
