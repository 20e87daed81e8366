import { mkdir } from 'node:fs/promises'
import { cache, imageFolder } from '../paths.ts'
import { run } from '../process.ts'
import { words } from '../words.ts'
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

/** Encodes an image of the site in one width. */
export async function encodeImage(
  source: string,
  name: string,
  width: number,
  formats: readonly StillFormat[],
): Promise<void> {
  await mkdir(`${cache}scaled`, { recursive: true })
  const scaled = `${cache}scaled/${name}-${width}.png`
  await run('ffmpeg', [
    ...words('-y -loglevel error -i'),
    source,
    ...words(`-vf scale=${width}:-1:flags=lanczos`),
    scaled,
  ])
  await encodeStill(scaled, `${imageFolder}${name}-${width}`, formats)
}
