import { feed } from '../process.ts'
import { words } from '../words.ts'

/** Pixel formats of rendered pictures, and the PNG format that keeps all of their bits. */
const pngFormats = { rgb48le: 'rgb48be', rgba: 'rgb24' } as const

/** The pixel format of a rendered picture, in ffmpeg's terms. */
interface RawPicture {
  readonly pixelFormat: keyof typeof pngFormats
  readonly width: number
  readonly height: number
}

/** Options for ffmpeg to read raw pictures from its input. */
export function rawInput({ pixelFormat, width, height }: RawPicture, options = ''): string[] {
  const size = `${width}x${height}`
  return words(`-y -loglevel error -f rawvideo -pix_fmt ${pixelFormat} -s ${size} ${options} -i -`)
}

/** Stores a single picture as PNG with as many bits; `options` for ffmpeg may change it. */
export async function writePng(
  picture: Uint8Array,
  format: RawPicture,
  path: string,
  options = '',
): Promise<void> {
  const still = words(`${options} -frames:v 1 -pix_fmt ${pngFormats[format.pixelFormat]}`)
  const recorder = feed('ffmpeg', [...rawInput(format), ...still, path])
  await recorder.write(picture)
  await recorder.finish()
}
