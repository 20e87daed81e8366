import { readFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { cache, filmFolder } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

// Coarser for phones: three kilobytes less save a round trip on slow connections.
const coarsestQuantizer = { landscape: 38, portrait: 42 }

/** The poster is the first frame, so that the change from poster to film is invisible. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const { name, width, height } = composition
  const png = `${cache}poster-${name}.png`
  await writePng(await readFile(first), { pixelFormat: 'rgb48le', width, height }, png)
  const formats = [avif(20, coarsestQuantizer[name]), webp(60), jpeg(7)]
  await encodeStill(png, `${filmFolder}poster-${name}`, formats)
}
