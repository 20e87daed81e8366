import { mkdir } from 'node:fs/promises'
import { CACHE, IMAGE_FOLDER } from '../paths.ts'
import { run } from '../process.ts'
import { FULL_SIZE, mastersOf } from '../relief/masters.ts'
import { words } from '../words.ts'
import { avif, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

const AVIF = avif(18, 34)
const WEBP = webp(80)

/**
 * Formats by width in pixels; the largest is the master itself. Browsers without AVIF get one WebP
 * of medium width, they need no choice up to the largest.
 */
const FORMATS = new Map([
  [640, [AVIF]],
  [1280, [AVIF, WEBP]],
  [1920, [AVIF]],
])

/** Encodes the rendered images in every width. */
export async function encodeReliefImages(terrain: Uint8Array): Promise<void> {
  await mkdir(`${CACHE}scaled`, { recursive: true })
  for (const { scene, theme, path } of mastersOf(terrain, FULL_SIZE)) {
    for (const [width, formats] of FORMATS) {
      const name = `${scene}-${theme}-${width}`
      const scaled = `${CACHE}scaled/${name}.png`
      await run('ffmpeg', [
        ...words('-y -loglevel error -i'),
        path,
        ...words(`-vf scale=${width}:-1:flags=lanczos`),
        scaled,
      ])
      await encodeStill(scaled, `${IMAGE_FOLDER}${name}`, formats)
    }
  }
}
