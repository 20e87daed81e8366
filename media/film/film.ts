import { existsSync } from 'node:fs'
import { cached } from '../cached.ts'
import { rawInput } from '../encode/raw-picture.ts'
import { feed } from '../process.ts'
import { startProgress } from '../progress.ts'
import { words } from '../words.ts'
import { openCamera, type Camera } from './camera.ts'
import type { Composition } from './compositions.ts'
import { SHOT_LENGTH, shotsOf, type Shot } from './shots.ts'
import { FRAMES_PER_SECOND, loopTime } from './timing.ts'

/** Each pixel of the film is the mean of this many samples, squared. */
const SAMPLES_PER_SIDE = 2

/** Renders the shots that are missing. */
export async function renderFilm(composition: Composition, terrain: Uint8Array): Promise<void> {
  const missing = shotsOf(composition, terrain).filter((shot) => !existsSync(shot.path))
  if (missing.length === 0) return
  const camera = await openCamera(composition, terrain, SAMPLES_PER_SIDE)
  const report = startProgress(`Film, ${composition.name}, frames`, missing.length * SHOT_LENGTH)
  for (const [index, shot] of missing.entries()) {
    await cached(shot.path, (temporary) => renderShot(camera, composition, shot, temporary))
    report((index + 1) * SHOT_LENGTH)
  }
  await camera.close()
}

/** Stores a shot without loss, 10 bits a channel: enough for smooth skies. */
async function renderShot(
  camera: Camera,
  { width, height }: Composition,
  shot: Shot,
  path: string,
): Promise<void> {
  const format = { pixelFormat: 'rgb48le', width, height } as const
  const recorder = feed('ffmpeg', [
    ...rawInput(format, `-r ${FRAMES_PER_SECOND}`),
    ...words('-c:v ffv1 -level 3 -g 1 -pix_fmt gbrp10le'),
    path,
  ])
  for (let frame = shot.firstFrame; frame < shot.firstFrame + SHOT_LENGTH; frame++) {
    await recorder.write(await camera.frame(loopTime(frame)))
  }
  await recorder.finish()
}
