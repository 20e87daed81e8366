import { readFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { CACHE, FILM_FOLDER } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

// Coarser for phones: three kilobytes less save a round trip on slow connections.
const COARSEST_QUANTIZER = { landscape: 38, portrait: 42 }

/** The poster is the first frame, so that the change from poster to film is invisible. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const { name, width, height } = composition
  const png = `${CACHE}poster-${name}.png`
  await writePng(await readFile(first), { pixelFormat: 'rgb48le', width, height }, png)
  const formats = [avif(20, COARSEST_QUANTIZER[name]), webp(60), jpeg(7)]
  await encodeStill(png, `${FILM_FOLDER}poster-${name}`, formats)
}
