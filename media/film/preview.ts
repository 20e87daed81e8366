import { mkdir } from 'node:fs/promises'
import { CACHE } from '../paths.ts'
import { feed } from '../process.ts'
import { openCamera } from './camera.ts'
import { reduced, type Composition } from './compositions.ts'

const TIMES = [0, 0.25, 0.5, 0.75]
const DIVISOR = 2
const SAMPLES_PER_SIDE = 1

/** Four quick, small stills of a composition, to judge a change by before rendering it all. */
export async function previewFilm(composition: Composition, terrain: Uint8Array): Promise<void> {
  const small = reduced(composition, DIVISOR)
  const camera = await openCamera(small, terrain, SAMPLES_PER_SIDE)
  await mkdir(`${CACHE}preview`, { recursive: true })
  for (const time of TIMES) {
    const path = `${CACHE}preview/film-${composition.name}-${time * 100}.png`
    const size = `${small.width}x${small.height}`
    const still = feed('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', size],
      ...['-i', '-', '-frames:v', '1', '-pix_fmt', 'rgb24', path],
    ])
    await still.write(await camera.frame(time))
    await still.finish()
    console.log(path)
  }
  await camera.close()
}
