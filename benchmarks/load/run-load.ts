import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientCore, pinToCore } from '../processes/pin-to-core.ts'
import type { Load, LoadResult } from './load.ts'

const program = join(import.meta.dirname, 'main.ts')

/** Sends a load from a process of its own, pinned to a core that the servers do not use. */
export function runLoad(load: Load): Promise<LoadResult> {
  return run(pinToCore(clientCore, commandOf(load)))
}

/** The same without pinning, for servers that use all cores. */
export function runLoadAnywhere(load: Load): Promise<LoadResult> {
  return run(commandOf(load))
}

const commandOf = (load: Load) => [process.execPath, program, JSON.stringify(load)]

async function run([command = '', ...parameters]: string[]): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(command, parameters)
  return JSON.parse(stdout) as LoadResult
}
