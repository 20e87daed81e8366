import { readFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { cache, filmFolder } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

// Coarser for phones: with its response headers it fits the first round trip of a slow connection.
const quantizers: Readonly<Record<Composition['name'], readonly [number, number]>> = {
  landscape: [24, 40],
  portrait: [20, 48],
}

/** The poster is the first frame, so that the change from poster to film is invisible. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const { name, width, height } = composition
  const png = `${cache}poster-${name}.png`
  await writePng(await readFile(first), { pixelFormat: 'rgb48le', width, height }, png)
  const formats = [avif(...quantizers[name]), webp(60), jpeg(7)]
  await encodeStill(png, `${filmFolder}poster-${name}`, formats)
}
