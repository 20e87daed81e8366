import { open } from 'node:fs/promises'
import { cached } from '../cached.ts'
import type { Composition } from '../film/compositions.ts'
import { frames } from '../film/frames.ts'
import { keyFrameFiles } from '../film/key-frames.ts'
import { frameCount } from '../film/timing.ts'
import { run } from '../process.ts'
import { words } from '../words.ts'
import { firstFrame } from './read-frames.ts'

/** The film without loss: 10-bit YUV without a header. */
export interface Master {
  readonly name: Composition['name']
  readonly path: string
  readonly width: number
  readonly height: number
}

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
 * The same, but all pictures have the errors that an encoder made in the first. Its last frames can then follow those
 * to the seam, and what does not move costs nothing.
 */
export async function* picturesLikeFirst(
  master: Master,
  draft: string,
): AsyncGenerator<Uint16Array> {
  const encoded = await firstFrame(draft, master)
  let errors: Int16Array | undefined
  for await (const picture of pictures(master)) {
    if (errors) {
      for (let index = 0; index < picture.length; index++) {
        const sum = (picture[index] ?? 0) + (errors[index] ?? 0)
        picture[index] = Math.min(1023, Math.max(0, sum))
      }
    } else {
      errors = Int16Array.from(picture, (value, index) => (encoded[index] ?? 0) - value)
    }
    yield picture
  }
}
