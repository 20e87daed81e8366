import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** Whether this machine lets us watch the system calls of a process. */
export const canWatchSystemCalls =
  spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

/**
 * Watches the system calls of a running process.
 * @param options strace's, such as `['-e', 'trace=fdatasync']`
 * @returns a function that ends watching and resolves with the lines, in the order of the calls
 */
export async function watchSystemCalls(pid: number, options: string[]) {
  const file = join(temporaryFolder(), 'calls.txt')
  const strace = spawn('strace', ['-f', '-y', '-p', String(pid), '-o', file, ...options])
  onTestFinished(() => {
    strace.kill('SIGKILL')
  })
  // It says so once it is attached to every thread.
  await once(strace.stderr, 'data')
  return async () => {
    strace.kill('SIGINT')
    await once(strace, 'exit')
    return readFileSync(file, 'utf8').split('\n')
  }
}
