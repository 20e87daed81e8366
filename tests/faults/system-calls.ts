import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'

/** Whether system calls can be traced on this machine. */
export const canTraceSystemCalls =
  spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

/**
 * Traces the system calls of a running process.
 * @param options for strace, such as `['-e', 'trace=fdatasync']`
 * @returns a function that stops tracing and resolves with the calls in order
 */
export async function traceSystemCalls(pid: number, options: string[]) {
  const file = join(temporaryFolder(), 'calls.txt')
  const strace = spawn('strace', ['-f', '-y', '-p', String(pid), '-o', file, ...options])
  onTestFinished(() => {
    strace.kill('SIGKILL')
  })
  // strace prints a line once it is attached to every thread.
  await once(strace.stderr, 'data')
  return async () => {
    strace.kill('SIGINT')
    await once(strace, 'exit')
    return readFileSync(file, 'utf8').split('\n')
  }
}
