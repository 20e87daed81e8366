import { runCommand } from '../owner/run-command.ts'

interface OwnerCommandOptions {
  /** Answers the question of a command; left out, the answer is no. */
  answer?: (question: string) => Promise<boolean>
  environment?: NodeJS.ProcessEnv
}

/** Runs a command of the owner in this process, on a data folder. */
export async function ownerCommand(
  dataFolder: string,
  words: readonly string[],
  { answer = () => Promise.resolve(false), environment = {} }: OwnerCommandOptions = {},
) {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runCommand(
    words,
    { DATA_DIR: dataFolder, ...environment },
    {
      print: (text) => printed.push(text),
      drained: () => Promise.resolve(),
      progress: () => undefined,
      printError: (sentence) => complaints.push(sentence),
      confirm: answer,
    },
  )
  return { code, output: printed.join('\n'), complaint: complaints.join('\n') }
}
