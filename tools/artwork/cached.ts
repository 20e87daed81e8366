import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a file unless it exists. It gets its name only once it is complete, so that an interrupted
 * run leaves no incomplete file behind.
 * @returns whether it was created
 */
export async function cached(
  path: string,
  make: (temporary: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(path)) return false
  await mkdir(dirname(path), { recursive: true })
  // The extension stays: programs choose the format by it.
  const temporary = path.replace(/[^/]+$/, 'unfinished-$&')
  await make(temporary)
  await rename(temporary, path)
  return true
}
