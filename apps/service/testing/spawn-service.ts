import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The command that starts the service. */
export const serviceCommand = [process.execPath, join(import.meta.dirname, '..', 'main.js')]

/** The same without limits, for heavy load from a single connection. */
export const unlimitedServiceCommand = [
  process.execPath,
  join(import.meta.dirname, 'unlimited-service.ts'),
]

/** The service in a process of its own. */
export interface ServiceProcess {
  child: ChildProcess
  /** Resolves with the address that the process prints when it starts. */
  address: Promise<string>
  /** Sends a signal and resolves with the exit code, or `null` for a killed process. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the service on a free port, with only the PATH of this process's environment. The caller
 * has to end it.
 * @param command another way to start it, or another program that prints its address
 */
export function spawnService(
  environment: NodeJS.ProcessEnv,
  command: readonly string[] = serviceCommand,
): ServiceProcess {
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  const address = readAddress(child)
  // A test that expects the process to fail never awaits its address.
  address.catch(() => undefined)
  return {
    child,
    address,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      await once(child, 'exit')
      return child.exitCode
    },
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  let isFound = false
  // Keeps reading: an unread pipe would block the process, and a closed one would end its log.
  child.stdout?.on('data', (chunk) => {
    if (isFound) return
    printed += String(chunk)
    // The log may contain other addresses.
    const [, address] = /Website +(http:\S+)\s/.exec(printed) ?? []
    if (address === undefined) return
    isFound = true
    resolve(address)
  })
  child.once('close', () => {
    reject(new Error('The service ended before it printed its address.'))
  })
  return promise
}
