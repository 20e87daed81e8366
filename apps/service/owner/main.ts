import { runCommand } from './run-command.ts'

const { argv, env, stdout, stderr } = process

// The reader may close the pipe early, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCommand(argv.slice(2), env, { output: stdout, errors: stderr })
