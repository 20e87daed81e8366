import { readFile } from 'node:fs/promises'
import { cubicWeights } from '../interpolation.ts'
import type { Composition } from './compositions.ts'
import { keyFrameFiles } from './key-frames.ts'
import { frameCount, keyFrameCount, keyFrameInterval } from './timing.ts'

/** All frames of the film, as 16-bit RGB, from its rendered key frames. */
export async function* frames(
  composition: Composition,
  terrain: Uint8Array,
): AsyncGenerator<Uint8Array> {
  const files = keyFrameFiles(composition, terrain)
  let around: Uint16Array[] = []
  for (let frame = 0; frame < frameCount; frame++) {
    const keyFrame = Math.floor(frame / keyFrameInterval)
    const step = frame % keyFrameInterval
    if (step === 0) {
      const wanted = neighbours(keyFrame).slice(around.length ? 3 : 0)
      around = [...around.slice(1), ...(await Promise.all(wanted.map((key) => read(files[key]))))]
    }
    const picture = inBetween(around, step / keyFrameInterval)
    yield new Uint8Array(picture.buffer)
  }
}

/** The four key frames around a frame; the film is a loop. */
export function neighbours(keyFrame: number): readonly number[] {
  return [-1, 0, 1, 2].map((offset) => (keyFrame + offset + keyFrameCount) % keyFrameCount)
}

const white = 65_535

/** The picture `t` (0 to 1) of the way from the second to the third of four. */
export function inBetween(around: readonly Uint16Array[], t: number): Uint16Array {
  const [before, from, to, after] = around
  if (!before || !from || !to || !after) throw new Error('Four key frames are needed')
  if (t === 0) return from.slice()
  const [a, b, c, d] = cubicWeights(t)
  // A spline may overshoot, even past black or white.
  return from.map((value, index) => {
    const sum =
      a * (before[index] ?? 0) + b * value + c * (to[index] ?? 0) + d * (after[index] ?? 0)
    return Math.min(white, Math.max(0, Math.round(sum)))
  })
}

async function read(path: string | undefined): Promise<Uint16Array> {
  if (path === undefined) throw new Error('The film has no such key frame')
  return new Uint16Array(Uint8Array.from(await readFile(path)).buffer)
}
