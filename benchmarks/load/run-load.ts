import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientCore, pinToCore } from '../processes/pin-to-core.ts'
import type { Load, LoadResult } from './load.ts'

const program = join(import.meta.dirname, 'main.ts')

/** Sends a load from a process of its own, pinned to a core that the servers do not use. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const command = [process.execPath, program, JSON.stringify(load)]
  const [pinned = '', ...parameters] = pinToCore(clientCore, command)
  const { stdout } = await promisify(execFile)(pinned, parameters)
  return JSON.parse(stdout) as LoadResult
}
