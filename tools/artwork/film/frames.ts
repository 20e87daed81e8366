import { filmPicture } from '../encode/raw-picture.ts'
import { cubicWeights } from '../interpolation.ts'
import { scaled, type Composition } from './compositions.ts'
import { enlarge, planesOf } from './enlarge.ts'
import { keyFrameFiles, sketchFiles, sketchScale } from './key-frames.ts'
import { frameCount, keyFrameInterval, sketchInterval } from './timing.ts'

/**
 * All frames of the film, as 16-bit YUV (`filmPicture`). The rendered key frames give the detail. What
 * changes faster than a spline through them can follow is soft, and comes from the sketches.
 */
export async function* frames(
  composition: Composition,
  terrain: Uint8Array,
): AsyncGenerator<Uint16Array> {
  const small = scaled(composition, sketchScale)
  const read = (files: readonly string[], size: Composition) =>
    Promise.all(files.map((file) => filmPicture(file, size)))
  const keyFrames = await read(keyFrameFiles(composition, terrain), composition)
  const sketches = await read(sketchFiles(composition, terrain), small)
  const sketchesOfKeyFrames = sketches.filter(
    (_, index) => (index * sketchInterval) % keyFrameInterval === 0,
  )
  for (let frame = 0; frame < frameCount; frame++) {
    const picture = pictureAt(keyFrames, frame / keyFrameInterval)
    const wanted = pictureAt(sketches, frame / sketchInterval)
    const reached = pictureAt(sketchesOfKeyFrames, frame / keyFrameInterval)
    const missing = Float32Array.from(wanted, (value, index) => value - (reached[index] ?? 0))
    enlarge(missing, planesOf(small), picture, planesOf(composition))
    yield picture
  }
}

/** The picture at a place between those of a loop. */
function pictureAt(loop: readonly Uint16Array[], place: number): Uint16Array {
  const from = Math.floor(place)
  const around = neighbours(from, loop.length).flatMap((index) => loop[index] ?? [])
  return inBetween(around, place - from)
}

/** The four pictures around a place of a loop. */
export function neighbours(from: number, count: number): readonly number[] {
  return [-1, 0, 1, 2].map((offset) => (from + offset + count) % count)
}

const white = 65_535

/** The picture `t` (0 to 1) of the way from the second to the third of four. */
export function inBetween(around: readonly Uint16Array[], t: number): Uint16Array {
  const [before, from, to, after] = around
  if (!before || !from || !to || !after) throw new Error('Four pictures are needed')
  if (t === 0) return from.slice()
  const [a, b, c, d] = cubicWeights(t)
  const picture = new Uint16Array(from.length)
  // A plain loop, as `map` takes ten times as long.
  for (let index = 0; index < picture.length; index++) {
    const sum =
      a * (before[index] ?? 0) +
      b * (from[index] ?? 0) +
      c * (to[index] ?? 0) +
      d * (after[index] ?? 0)
    // A spline may overshoot, even past black or white.
    picture[index] = Math.min(white, Math.max(0, Math.round(sum)))
  }
  return picture
}
