import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a file unless it is already there. It gets its name only when it is complete, so that an
 * interrupted run leaves nothing half-finished behind. Returns whether it was made.
 */
export async function cached(
  path: string,
  make: (temporary: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(path)) return false
  await mkdir(dirname(path), { recursive: true })
  // The suffix stays last: programs choose a file's format by it.
  const temporary = path.replace(/[^/]+$/, 'unfinished-$&')
  await make(temporary)
  await rename(temporary, path)
  return true
}
