import { globSync, readFileSync } from 'node:fs'
import { fingerprint } from '../fingerprint.ts'
import { CACHE, mediaFile } from '../paths.ts'
import type { Composition } from './compositions.ts'
import { SETTING } from './setting.ts'
import { sunAt } from './sun.ts'
import { FRAME_COUNT } from './timing.ts'

/** A stretch of the film that is rendered and stored as one file. */
export interface Shot {
  readonly path: string
  readonly firstFrame: number
}

/** Frames in a shot: half a second, the most that an interrupted run loses. */
export const SHOT_LENGTH = 12

/** The shots of a composition, in order. Their names change when anything that they show changes. */
export function shotsOf(composition: Composition, terrain: Uint8Array): readonly Shot[] {
  const shaders = [
    ...globSync(mediaFile('./film/shaders/*.glsl')),
    mediaFile('./webgl/bicubic.glsl'),
  ]
  const version = fingerprint(
    ...shaders.sort().map((file) => readFileSync(file, 'utf8')),
    JSON.stringify([composition, SETTING, sunAt(0.5)]),
    terrain,
  )
  return Array.from({ length: FRAME_COUNT / SHOT_LENGTH }, (_, index) => ({
    path: `${CACHE}film-${composition.name}-${version}/shot-${String(index).padStart(2, '0')}.nut`,
    firstFrame: index * SHOT_LENGTH,
  }))
}
