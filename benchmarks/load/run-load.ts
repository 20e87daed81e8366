import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientCore, pinToCore } from '../processes/pin-to-core.ts'
import type { Load, LoadResult } from './load.ts'

const program = join(import.meta.dirname, 'main.ts')

/** Sends a load from a process of its own, held to a core that servers leave alone. */
export function runLoad(load: Load): Promise<LoadResult> {
  return run(pinToCore(clientCore, commandOf(load)))
}

/** The same on any core, for servers that use all of them. */
export function runLoadAnywhere(load: Load): Promise<LoadResult> {
  return run(commandOf(load))
}

const commandOf = (load: Load) => [process.execPath, program, JSON.stringify(load)]

async function run([command = '', ...parameters]: string[]): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(command, parameters)
  return JSON.parse(stdout) as LoadResult
}
