import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { frameCount } from '../film/timing.ts'
import { filmFolder } from '../paths.ts'
import { readFrames } from './read-frames.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
if (!hasFfmpeg) console.warn('SKIPPED: the seam of the film is not measured, as ffmpeg is missing.')

describe.skipIf(!hasFfmpeg)('the loop, as visitors see it', () => {
  it.for(['landscape.av1', 'landscape.h264', 'portrait.av1', 'portrait.h264'])(
    'has no visible seam: %s',
    { timeout: 120_000 },
    async (version) => {
      const near = [0, 1, 2, 143, 144, 145, 159, 160, 161].concat(
        [3, 2, 1].map((back) => frameCount - back),
      )
      const pictures = await readFrames(`${filmFolder}first-light-${version}.mp4`, near)
      const at = (frame: number) => pictures[near.indexOf(frame)] ?? new Uint16Array()
      const steps = [
        [0, 1],
        [1, 2],
        [143, 144],
        [144, 145],
        [159, 160],
        [160, 161],
      ].map(([from = 0, to = 0]) => change(at(from), at(to)))
      const seam = change(at(frameCount - 1), at(0))
      console.log(version, 'seam', seam, 'neighbours', steps)
      expect(seam.mean).toBeLessThanOrEqual(Math.max(...steps.map(({ mean }) => mean)))
    },
  )
})

/** How much two frames differ, in steps of 255. */
function change(one: Uint16Array, other: Uint16Array) {
  const brightness = Math.round(one.length / 1.5)
  let sum = 0
  let clear = 0
  for (let index = 0; index < brightness; index++) {
    const step = Math.abs((one[index] ?? 0) - (other[index] ?? 0)) * (255 / 876)
    sum += step
    if (step > 4) clear++
  }
  return { mean: sum / brightness, clear: clear / brightness }
}
