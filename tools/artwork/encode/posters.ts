import { readFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { cache, filmFolder } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

interface PosterFormat {
  /** Smaller than the film: it is shown for a moment, and the first screen waits for it. */
  readonly width: number
  readonly quantizers: readonly [minimum: number, maximum: number]
}

// Coarser for phones: with its response headers it fits the first round trip of a slow connection.
const posters: Readonly<Record<Composition['name'], PosterFormat>> = {
  landscape: { width: 1920, quantizers: [24, 42] },
  portrait: { width: 720, quantizers: [20, 52] },
}

/** The poster is the first frame, so that the change from poster to film is invisible. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const { name, width, height } = composition
  const { width: posterWidth, quantizers } = posters[name]
  const scale = `-vf scale=${posterWidth}:-1:flags=lanczos+accurate_rnd`
  const png = `${cache}poster-${name}.png`
  await writePng(await readFile(first), { pixelFormat: 'rgb48le', width, height }, png, scale)
  const formats = [avif(...quantizers), webp(60), jpeg(7)]
  await encodeStill(png, `${filmFolder}poster-${name}`, formats)
}
