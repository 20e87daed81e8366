import { mkdir } from 'node:fs/promises'
import { writePng } from '../encode/raw-picture.ts'
import { CACHE } from '../paths.ts'
import { openCamera } from './camera.ts'
import { reduced, type Composition } from './compositions.ts'

const TIMES = [0, 0.25, 0.5, 0.75]
const DIVISOR = 2
const SAMPLES_PER_SIDE = 1

/** Four small, quick stills of a composition, to review a change before rendering everything. */
export async function previewFilm(composition: Composition, terrain: Uint8Array): Promise<void> {
  const small = reduced(composition, DIVISOR)
  const camera = await openCamera(small, terrain, SAMPLES_PER_SIDE)
  await mkdir(`${CACHE}preview`, { recursive: true })
  for (const time of TIMES) {
    const path = `${CACHE}preview/film-${composition.name}-${time * 100}.png`
    const { width, height } = small
    await writePng(await camera.frame(time), { pixelFormat: 'rgb48le', width, height }, path)
    console.log(path)
  }
  await camera.close()
}
