import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** Prints the size of a finished file. */
export async function reportSize(path: string): Promise<void> {
  const { size } = await stat(path)
  console.log(`${basename(path)}: ${(size / 1000).toFixed(1)} kB`)
}
