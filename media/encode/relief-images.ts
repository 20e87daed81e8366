import { mkdir } from 'node:fs/promises'
import { CACHE, IMAGE_FOLDER, mediaFile } from '../paths.ts'
import { run } from '../process.ts'
import { FULL_SIZES, mastersOf } from '../relief/masters.ts'
import { shapeOf, type Shape } from '../relief/scenes.ts'
import { words } from '../words.ts'
import { avif, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

/**
 * On even card the encoder leaves flat blocks, and browsers round their hue to eight bits: the edges
 * would show. Grain of 0.6 of a step, which decoders add, hides them for 26 bytes a file.
 */
const AVIF = avif(18, 34, mediaFile('./encode/grain.tbl'))
const WEBP = webp(80)

/**
 * Widths in pixels: of AVIF all; the largest plate is the master itself. Browsers without AVIF get
 * one WebP of medium width, they need no choice up to the largest.
 */
const WIDTHS: Readonly<Record<Shape, { avif: readonly number[]; webp: number }>> = {
  plate: { avif: [640, 1280, 1920], webp: 1280 },
  portrait: { avif: [320, 640], webp: 640 },
}

/** Encodes the rendered images in every width. */
export async function encodeReliefImages(terrain: Uint8Array): Promise<void> {
  await mkdir(`${CACHE}scaled`, { recursive: true })
  for (const { scene, theme, path } of mastersOf(terrain, FULL_SIZES)) {
    const widths = WIDTHS[shapeOf(scene)]
    for (const width of widths.avif) {
      const name = `${scene}-${theme}-${width}`
      const scaled = `${CACHE}scaled/${name}.png`
      await run('ffmpeg', [
        ...words('-y -loglevel error -i'),
        path,
        ...words(`-vf scale=${width}:-1:flags=lanczos`),
        scaled,
      ])
      const formats = width === widths.webp ? [AVIF, WEBP] : [AVIF]
      await encodeStill(scaled, `${IMAGE_FOLDER}${name}`, formats)
    }
  }
}
