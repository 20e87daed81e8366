import { run } from '../process.ts'
import { reportSize } from './report-size.ts'
import type { StillFormat } from './still-formats.ts'

/** Encodes a picture in every format; `output` is a path without extension. */
export async function encodeStill(
  source: string,
  output: string,
  formats: readonly StillFormat[],
): Promise<void> {
  for (const format of formats) {
    const path = `${output}.${format.extension}`
    await run(...format.command(source, path))
    await reportSize(path)
  }
}
