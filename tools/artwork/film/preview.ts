import { mkdir } from 'node:fs/promises'
import { writePng } from '../encode/raw-picture.ts'
import { cache } from '../paths.ts'
import { openCamera } from './camera.ts'
import { scaled, type Composition } from './compositions.ts'

const times = [0, 0.25, 0.5, 0.75]
const scale = 0.5

/** Four small, quick stills of a composition, to review a change before rendering everything. */
export async function previewFilm(composition: Composition, terrain: Uint8Array): Promise<void> {
  const small = scaled(composition, scale)
  const camera = await openCamera(small, terrain)
  try {
    await mkdir(`${cache}preview`, { recursive: true })
    for (const time of times) {
      const path = `${cache}preview/film-${composition.name}-${time * 100}.png`
      const { width, height } = small
      await writePng(await camera.frame(time), { pixelFormat: 'rgb48le', width, height }, path)
      console.log(path)
    }
  } finally {
    await camera.close()
  }
}
