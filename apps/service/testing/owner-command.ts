import { Writable } from 'node:stream'
import { runCommand } from '../owner/run-command.ts'

/**
 * Runs an owner command in this process, on a data folder. Emails are sent, unless `environment` says otherwise:
 * erasing waits for those that are being written to files.
 */
export async function ownerCommand(
  dataFolder: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
) {
  const texts = { output: '', errors: '' }
  const into = (name: keyof typeof texts) =>
    new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        texts[name] += text
        done()
      },
    })
  const code = await runCommand(
    words,
    { DATA_DIR: dataFolder, MAIL_URL: 'smtp://127.0.0.1:1', ...environment },
    { output: into('output'), errors: into('errors') },
  )
  return { code, output: texts.output.trimEnd(), errors: texts.errors.trimEnd() }
}
