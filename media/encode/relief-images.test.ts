import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageFolder } from '../paths.ts'

const portraits = [1, 2, 3].flatMap((number) => [
  `portrait-${number}-light`,
  `portrait-${number}-dark`,
])

describe.each(portraits)('%s', (portrait) => {
  it.each([320, 640])('is square at %i pixels', async (pixels) => {
    const { width, height } = await sharp(`${imageFolder}${portrait}-${pixels}.avif`).metadata()
    expect([width, height]).toEqual([pixels, pixels])
  })

  it('weighs at most 12 kB at full size', () => {
    expect(readFileSync(`${imageFolder}${portrait}-640.avif`).length).toBeLessThanOrEqual(12_000)
  })
})
