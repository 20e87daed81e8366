import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { cached } from '../cached.ts'
import { cacheVersion } from '../cache-version.ts'
import { cache, mediaFile } from '../paths.ts'
import { startProgress } from '../progress.ts'
import { openCamera } from './camera.ts'
import type { Composition } from './compositions.ts'
import { keyFrameCount, keyFrameTime } from './timing.ts'

/** Each pixel of the film is the mean of this many samples, squared. */
const samplesPerSide = 2

/** All code that draws, in the browser page or for it. */
const sources = [
  './film/page/*.ts',
  './film/shaders/*.glsl',
  './film/{loop-weights,noise-volume,setting,sun,timing,view-axes}.ts',
  './terrain/world.ts',
  './typed-array.ts',
  './webgl/*.{ts,glsl}',
]

/**
 * Files of the key frames in order: 16-bit RGB without a header. Their names change when anything
 * that they show changes.
 */
export function keyFrameFiles(composition: Composition, terrain: Uint8Array): readonly string[] {
  const code = globSync(sources.map(mediaFile)).sort()
  const version = cacheVersion(
    ...code.map((file) => readFileSync(file, 'utf8')),
    JSON.stringify([composition, samplesPerSide]),
    terrain,
  )
  return Array.from({ length: keyFrameCount }, (_, keyFrame) => {
    const number = String(keyFrame).padStart(2, '0')
    return `${cache}film-${composition.name}-${version}/key-frame-${number}.rgb48`
  })
}

/** Renders the key frames that are missing. */
export async function renderKeyFrames(
  composition: Composition,
  terrain: Uint8Array,
): Promise<void> {
  const missing = [...keyFrameFiles(composition, terrain).entries()].filter(
    ([, path]) => !existsSync(path),
  )
  if (missing.length === 0) return
  const camera = await openCamera(composition, terrain, samplesPerSide)
  const report = startProgress(`Film, ${composition.name}, key frames`, missing.length)
  try {
    for (const [index, [keyFrame, path]] of missing.entries()) {
      await cached(path, async (temporary) =>
        writeFile(temporary, await camera.frame(keyFrameTime(keyFrame))),
      )
      report(index + 1)
    }
  } finally {
    await camera.close()
  }
}
