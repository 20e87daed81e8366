import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientCore, pinToCore } from '../processes/pin-to-core.ts'
import type { Load, LoadResult } from './load.ts'

const program = join(import.meta.dirname, 'main.ts')

/** Sends a load from a process of its own. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const [command = '', ...parameters] = pinToCore(clientCore, [
    process.execPath,
    program,
    JSON.stringify(load),
  ])
  const { stdout } = await promisify(execFile)(command, parameters)
  return JSON.parse(stdout) as LoadResult
}
