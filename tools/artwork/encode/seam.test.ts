import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { frameCount } from '../film/timing.ts'
import { filmFolder } from '../paths.ts'
import { readFrames } from './read-frames.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
if (!hasFfmpeg) console.warn('SKIPPED: the seam of the film is not measured, as ffmpeg is missing.')

const videos = [
  { name: 'landscape.av1', width: 2560, height: 1440 },
  { name: 'landscape.h264', width: 1920, height: 1080 },
  { name: 'portrait.av1', width: 1170, height: 2080 },
  { name: 'portrait.h264', width: 720, height: 1280 },
]

describe.skipIf(!hasFfmpeg)('the loop, as visitors see it', () => {
  it.for(videos)(
    'changes no more at its seam than elsewhere: $name',
    { timeout: 300_000 },
    async ({ name, width, height }) => {
      const changes: Change[] = []
      let first: Uint16Array | undefined
      let last: Uint16Array | undefined
      const path = `${filmFolder}first-light-${name}.mp4`
      for await (const frame of readFrames(path, { width, height }, frameCount)) {
        if (last) changes.push(change(last, frame, width, height))
        first ??= frame
        last = frame
      }
      expect(changes).toHaveLength(frameCount - 1)
      if (!first || !last) throw new Error('The film has no frames')
      const seam = change(last, first, width, height)
      for (const measure of ['whole', 'part'] as const) {
        const neighbours = changes.map((change) => change[measure]).sort((a, b) => a - b)
        const [middle = 0, largest = 0] = [neighbours[frameCount / 2 - 1], neighbours.at(-1)]
        const figures = [seam[measure], middle, largest].map((value) => value.toFixed(3))
        console.log(`${name}, ${measure}: seam, middle and largest neighbours`, ...figures)
        expect.soft(seam[measure]).toBeLessThanOrEqual(largest)
      }
    },
  )
})

/** Mean differences of brightness in steps of 255. */
interface Change {
  readonly whole: number
  /** Of the square of 16 pixels that differs most. */
  readonly part: number
}

function change(one: Uint16Array, other: Uint16Array, width: number, height: number): Change {
  const columns = Math.ceil(width / 16)
  const parts = new Float64Array(columns * Math.ceil(height / 16))
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const part = (y >> 4) * columns + (x >> 4)
      const step = Math.abs((one[index] ?? 0) - (other[index] ?? 0))
      parts[part] = (parts[part] ?? 0) + step
    }
  }
  const scale = 255 / 876
  const sum = parts.reduce((a, b) => a + b)
  return { whole: (sum * scale) / (width * height), part: (Math.max(...parts) * scale) / 256 }
}
