import { readFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { CACHE, FILM_FOLDER } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

const FORMATS = [avif(20, 38), webp(60), jpeg(7)]

/** The poster is the first frame, so that nobody sees the film take its place. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const { name, width, height } = composition
  const png = `${CACHE}poster-${name}.png`
  await writePng(await readFile(first), { pixelFormat: 'rgb48le', width, height }, png)
  await encodeStill(png, `${FILM_FOLDER}poster-${name}`, FORMATS)
}
