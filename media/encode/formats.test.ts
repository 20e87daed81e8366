import { describe, expect, it } from 'vitest'
import { avif, jpeg, webp } from './still-formats.ts'
import { VIDEO_FORMATS, videoArguments } from './video-formats.ts'

describe('videoArguments', () => {
  it.each(VIDEO_FORMATS)('says that the colours of $suffix are BT.709', (format) => {
    const args = videoArguments('shots.txt', format, 'film.mp4')
    for (const option of ['-colorspace', '-color_primaries', '-color_trc']) {
      expect(args[args.indexOf(option) + 1]).toBe('bt709')
    }
    expect(args).toContain('-an')
    expect(args[args.indexOf('-i') + 1]).toBe('shots.txt')
    expect(args.at(-1)).toBe('film.mp4')
  })

  it('encodes each format once', () => {
    expect(VIDEO_FORMATS.map((format) => format.suffix)).toEqual(['av1', 'h264'])
  })
})

describe('still formats', () => {
  it.each([avif(24, 40), webp(80), jpeg(6)])(
    '$extension reads the source and writes the output',
    (format) => {
      const [, args] = format.command('in.png', 'out')
      expect(args).toContain('in.png')
      expect(args).toContain('out')
    },
  )
})
