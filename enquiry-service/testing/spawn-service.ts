import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The command that an owner runs. */
export const serviceCommand = [process.execPath, join(import.meta.dirname, '..', 'main.js')]

/** The same without limits, for loads from one connection. */
export const unlimitedServiceCommand = [
  process.execPath,
  join(import.meta.dirname, 'unlimited-service.ts'),
]

/** The service as an owner runs it, in a process of its own. */
export interface ServiceProcess {
  child: ChildProcess
  /** Resolves with the address that the process prints at its start. */
  address: Promise<string>
  /** Sends a signal and resolves with the exit code, `null` for a process that was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the service on a free port, with nothing of this process's environment but the path. Whoever
 * starts it ends it.
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
  // Whoever expects the process to fail never asks for its address.
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
  // Read to the end: a pipe that nobody reads stops the process, and a closed one ends its log.
  child.stdout?.on('data', (chunk) => {
    if (isFound) return
    printed += String(chunk)
    // The log may name other addresses.
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
