import type { Composition } from '../film/compositions.ts'
import { shotsOf } from '../film/shots.ts'
import { CACHE, FILM_FOLDER } from '../paths.ts'
import { run } from '../process.ts'
import { words } from '../words.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { encodeStill } from './stills.ts'

const FORMATS = [avif(24, 40), webp(60), jpeg(7)]

/** The poster is the first frame, so that nobody sees the film take its place. */
export async function encodePosters(composition: Composition, terrain: Uint8Array): Promise<void> {
  const [firstShot] = shotsOf(composition, terrain)
  if (!firstShot) throw new Error('The film has no frames')
  const frame = `${CACHE}poster-${composition.name}.png`
  await run('ffmpeg', [
    ...words('-y -loglevel error -i'),
    firstShot.path,
    ...words('-frames:v 1 -pix_fmt rgb48be'),
    frame,
  ])
  await encodeStill(frame, `${FILM_FOLDER}poster-${composition.name}`, FORMATS)
}
