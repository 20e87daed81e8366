import { describe, expect, it } from 'vitest'
import { compositions } from '../film/compositions.ts'
import { avif, jpeg, webp } from './still-formats.ts'
import { videoFormats, videoArguments } from './video-formats.ts'

describe('videoArguments', () => {
  const composition = compositions[0]

  it.each(videoFormats)('says that the colours of $suffix are BT.709', (format) => {
    const args = videoArguments(composition, format, 'film.mp4')
    for (const option of ['-colorspace', '-color_primaries', '-color_trc']) {
      expect(args[args.indexOf(option) + 1]).toBe('bt709')
    }
    expect(args).toContain('-an')
    expect(args[args.indexOf('-s') + 1]).toBe('1920x1080')
    expect(args[args.indexOf('-r') + 1]).toBe('24')
    expect(args.at(-1)).toBe('film.mp4')
  })

  it('encodes each format once', () => {
    expect(videoFormats.map((format) => format.suffix)).toEqual(['av1', 'h264'])
  })
})

describe('still formats', () => {
  it('tells the encoder where the grain is described', () => {
    const [, args] = avif(18, 34, 'grain.tbl').command('in.png', 'out')
    expect(args[args.indexOf('-a') + 1]).toBe('film-grain-table=grain.tbl')
  })

  it.each([avif(24, 40), webp(80), jpeg(6)])(
    '$extension reads the source and writes the output',
    (format) => {
      const [, args] = format.command('in.png', 'out')
      expect(args).toContain('in.png')
      expect(args).toContain('out')
    },
  )
})
