import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that reads its input from this process. */
interface FedProcess {
  readonly write: (data: Uint8Array) => Promise<void>
  /** Ends the input and waits until the program has succeeded. */
  readonly finish: () => Promise<void>
}

/** Starts a program that reads its input from this process; an error contains its messages. */
export function feed(command: string, args: readonly string[]): FedProcess {
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let messages = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text))
  const exit = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${messages}`))
    })
  })
  // `finish` reports a failure; until then it must not count as an unhandled rejection.
  exit.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  return {
    write: async (data) => {
      if (!child.stdin.write(data)) await Promise.race([once(child.stdin, 'drain'), exit])
    },
    finish: async () => {
      child.stdin.end()
      await exit
    },
  }
}

/** Runs a program to its end. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  await feed(command, args).finish()
}
