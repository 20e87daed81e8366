import { open } from 'node:fs/promises'
import { cached } from '../cached.ts'
import type { Composition } from '../film/compositions.ts'
import { frames } from '../film/frames.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { frameCount, framesPerSecond } from '../film/timing.ts'
import { run } from '../process.ts'
import { words } from '../words.ts'
import { readFrames } from './read-frames.ts'

/** The film without loss: 10-bit YUV without a header. */
export interface Master {
  readonly name: Composition['name']
  readonly path: string
  readonly width: number
  readonly height: number
}

/** From here to the end, the film changes to the first frame as it was encoded. */
export const closingStart = frameCount - framesPerSecond * 2

/** Joins the rendered pictures to a film. */
export async function storeMaster(composition: Composition, terrain: Uint8Array): Promise<Master> {
  const { name, width, height } = composition
  const [first] = keyFrameFiles(composition, terrain)
  if (first === undefined) throw new Error('The film has no frames')
  const path = first.replace(/[^/]+$/, `master-${width}.yuv`)
  await cached(path, async (temporary) => {
    const file = await open(temporary, 'w')
    for await (const picture of frames(composition, terrain)) {
      await file.write(
        new Uint8Array(picture.map((value) => Math.min(1023, (value + 32) >> 6)).buffer),
      )
    }
    await file.close()
  })
  return { name, path, width, height }
}

/** The same film in another width. */
export async function scaledMaster(master: Master, width: number): Promise<Master> {
  if (width === master.width) return master
  const height = (master.height * width) / master.width
  const path = master.path.replace(/[^/]+$/, `master-${width}.yuv`)
  await cached(path, async (temporary) => {
    const size = `-s ${master.width}x${master.height}`
    const scale = `-vf scale=${width}:${height}:flags=lanczos+accurate_rnd -pix_fmt yuv420p10le`
    const raw = '-f rawvideo'
    await run(
      'ffmpeg',
      words(
        `-y -loglevel error ${raw} -pix_fmt yuv420p10le ${size} -i ${master.path} ${scale} ${raw} ${temporary}`,
      ),
    )
  })
  return { ...master, path, width, height }
}

/** All pictures of a master, and the first once more. */
export async function* pictures({ path, width, height }: Master): AsyncGenerator<Uint16Array> {
  const values = (width * height * 3) / 2
  const file = await open(path)
  for (let frame = 0; frame <= frameCount; frame++) {
    const picture = new Uint16Array(values)
    await file.read(picture, 0, picture.byteLength, (frame % frameCount) * picture.byteLength)
    yield picture
  }
  await file.close()
}

/**
 * The same with closing frames in which the errors of an encoder change from those before to those of
 * its first frame. Every frame has errors of its own; all at once, at the seam, their change would be seen.
 */
export async function* closedPictures(master: Master, draft: string): AsyncGenerator<Uint16Array> {
  const [first, before] = await readFrames(draft, [0, closingStart])
  let firstErrors: Int16Array | undefined
  let errorsBefore: Int16Array | undefined
  let frame = 0
  for await (const picture of pictures(master)) {
    if (frame === 0) firstErrors = errors(first, picture)
    if (frame === closingStart) errorsBefore = errors(before, picture)
    if (firstErrors && errorsBefore) {
      const share = (frame - closingStart) / (frameCount - closingStart)
      const eased = share * share * (3 - 2 * share)
      for (let index = 0; index < picture.length; index++) {
        const error = (1 - eased) * (errorsBefore[index] ?? 0) + eased * (firstErrors[index] ?? 0)
        picture[index] = Math.min(1023, Math.max(0, Math.round((picture[index] ?? 0) + error)))
      }
    }
    yield picture
    frame++
  }
}

function errors(encoded: Uint16Array | undefined, original: Uint16Array): Int16Array {
  if (!encoded) throw new Error('The draft has too few frames')
  return Int16Array.from(original, (value, index) => (encoded[index] ?? 0) - value)
}
