import { existsSync, globSync, readFileSync } from 'node:fs'
import { cached } from '../cached.ts'
import { cacheVersion } from '../cache-version.ts'
import { scalePicture } from '../encode/raw-picture.ts'
import { cache, mediaFile } from '../paths.ts'
import { startProgress } from '../progress.ts'
import { openCamera } from './camera.ts'
import { scaled, type Composition } from './compositions.ts'
import { frameCount, framesEvery, keyFrameInterval, sketchInterval } from './timing.ts'

/** Key frames are drawn this much wider and higher than the film, then scaled down, which smooths their edges. */
const oversampling = 1.2

/** Size of a sketch in relation to the film: that of the mist. */
export const sketchScale = 0.1

const sources = [
  './film/page/*.ts',
  './film/shaders/*.glsl',
  './film/{hours,loop-weights,noise-volume,setting,sun,view-axes}.ts',
  './terrain/world.ts',
  './typed-array.ts',
  './webgl/*.{ts,glsl}',
]

/** All code that draws, in the browser page or for it. */
export const drawingCode = (): readonly string[] =>
  globSync(sources.map(mediaFile))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))

/**
 * Files of the key frames in order: 16-bit RGB without a header. Their names change when anything
 * that they show changes.
 */
export function keyFrameFiles(composition: Composition, terrain: Uint8Array): readonly string[] {
  return files('key-frame', keyFrameInterval, oversampling, composition, terrain)
}

/** Files of the small pictures in between, likewise. */
export function sketchFiles(composition: Composition, terrain: Uint8Array): readonly string[] {
  return files('sketch', sketchInterval, sketchScale, composition, terrain)
}

function files(
  kind: string,
  interval: number,
  scale: number,
  composition: Composition,
  terrain: Uint8Array,
): readonly string[] {
  const version = cacheVersion(
    ...drawingCode(),
    JSON.stringify([composition, scale, frameCount]),
    terrain,
  )
  return framesEvery(interval).map((frame) => {
    const number = String(frame).padStart(3, '0')
    return `${cache}film-${composition.name}-${version}/${kind}-${number}.rgb48`
  })
}

/** Renders the key frames and sketches that are missing. */
export async function renderKeyFrames(
  composition: Composition,
  terrain: Uint8Array,
): Promise<void> {
  const small = scaled(composition, sketchScale)
  await render(sketchFiles(composition, terrain), sketchInterval, small, small, terrain)
  const large = scaled(composition, oversampling)
  const keyFrames = keyFrameFiles(composition, terrain)
  await render(keyFrames, keyFrameInterval, large, composition, terrain)
}

async function render(
  paths: readonly string[],
  interval: number,
  drawn: Composition,
  stored: Composition,
  terrain: Uint8Array,
): Promise<void> {
  const missing = framesEvery(interval).flatMap((frame, index) => {
    const path = paths[index]
    return path === undefined || existsSync(path) ? [] : { frame, path }
  })
  if (missing.length === 0) return
  const camera = await openCamera(drawn, terrain)
  const report = startProgress(`Film, ${drawn.name}, width ${drawn.width}`, missing.length)
  try {
    for (const [index, { frame, path }] of missing.entries()) {
      await cached(path, async (temporary) =>
        scalePicture(await camera.frame(frame / frameCount), drawn, stored, temporary),
      )
      report(index + 1)
    }
  } finally {
    await camera.close()
  }
}
