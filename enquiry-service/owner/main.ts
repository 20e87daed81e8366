import { createInterface } from 'node:readline/promises'
import { runCommand } from './run-command.ts'

const { stdin, stdout, stderr } = process

// Whoever reads the result may stop reading, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print(text) {
    clearProgress()
    stdout.write(`${text}\n`)
  },
  progress(text) {
    if (stderr.isTTY) stderr.write(`\r\u001B[K${text}`)
  },
  complain(sentence) {
    clearProgress()
    stderr.write(`${sentence}\n`)
  },
  async confirm(question) {
    if (!stdin.isTTY) return false
    const dialogue = createInterface({ input: stdin, output: stderr })
    const answer = await dialogue.question(`${question} Type "yes": `)
    dialogue.close()
    return answer.trim().toLowerCase() === 'yes'
  },
})

function clearProgress(): void {
  if (stderr.isTTY) stderr.write('\r\u001B[K')
}
