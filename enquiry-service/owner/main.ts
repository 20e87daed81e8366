import { once } from 'node:events'
import { confirm } from './confirm.ts'
import { runCommand } from './run-command.ts'

const { stdin, stdout, stderr } = process

// The reader may close the pipe early, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print(text) {
    stdout.write(`${text}\n`)
  },
  async drained() {
    if (stdout.writableNeedDrain) await once(stdout, 'drain')
  },
  printError(sentence) {
    stderr.write(`${sentence}\n`)
  },
  confirm: (question) => confirm(question, { input: stdin, output: stderr }),
})
