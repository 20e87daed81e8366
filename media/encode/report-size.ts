import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** Says how large a finished file is. */
export async function reportSize(path: string): Promise<void> {
  const { size } = await stat(path)
  console.log(`${basename(path)}: ${(size / 1000).toFixed(1)} kB`)
}
