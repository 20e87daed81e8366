import { mkdir } from 'node:fs/promises'
import { CACHE, IMAGE_FOLDER } from '../paths.ts'
import { run } from '../process.ts'
import { FULL_SIZE, mastersOf } from '../relief/masters.ts'
import { words } from '../words.ts'
import { avif, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

/** Pixels across; the largest is the master itself. */
const WIDTHS = [640, 1280, 1920]

const FORMATS = [avif(18, 34), webp(80)]

/** Encodes the rendered images in every width and format. */
export async function encodeReliefImages(terrain: Uint8Array): Promise<void> {
  await mkdir(`${CACHE}scaled`, { recursive: true })
  for (const { scene, theme, path } of mastersOf(terrain, FULL_SIZE)) {
    for (const width of WIDTHS) {
      const name = `${scene}-${theme}-${width}`
      const scaled = `${CACHE}scaled/${name}.png`
      await run('ffmpeg', [
        ...words('-y -loglevel error -i'),
        path,
        ...words(`-vf scale=${width}:-1:flags=lanczos`),
        scaled,
      ])
      await encodeStill(scaled, `${IMAGE_FOLDER}${name}`, FORMATS)
    }
  }
}
