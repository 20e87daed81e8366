import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Playwright empties only its own folder beside this one. */
const parent = join(import.meta.dirname, '../../test-results/benchmarks')

/**
 * Lends a folder on the disk of the project, where an owner's data would be: what is called temporary
 * may be memory.
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
