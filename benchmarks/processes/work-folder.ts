import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside this folder, Playwright empties only its own. */
const parent = join(import.meta.dirname, '../../test-results/benchmarks')

/**
 * Provides a folder on the disk of the project, like an owner's data folder: the temporary folder
 * may be in memory.
 */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
