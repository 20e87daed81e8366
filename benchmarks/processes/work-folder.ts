import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { resultsFolder } from '../report/results-folder.ts'

/**
 * Lends a folder on the disk of the project, where an owner's data would be: what is called temporary
 * may be memory.
 */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(resultsFolder, { recursive: true })
  const folder = mkdtempSync(join(resultsFolder, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
