import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { feed } from '../process.ts'
import { words } from '../words.ts'

/** Pixel formats of rendered pictures, and the PNG format that keeps all of their bits. */
const pngFormats = { rgb48le: 'rgb48be', rgba: 'rgb24' } as const

/** The pixel format of a rendered picture, in ffmpeg's terms. */
interface RawPicture extends Size {
  readonly pixelFormat: keyof typeof pngFormats
}

interface Size {
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

/** Stores a picture of 16-bit RGB in another size. */
export async function scalePicture(
  picture: Uint8Array,
  from: Size,
  to: Size,
  path: string,
): Promise<void> {
  const scaler = feed('ffmpeg', [
    ...rawInput({ pixelFormat: 'rgb48le', ...from }),
    ...words(`-vf scale=${to.width}:${to.height}:flags=lanczos+accurate_rnd -f rawvideo`),
    path,
  ])
  await scaler.write(picture)
  await scaler.finish()
}

/** Converts to BT.709, which the videos are marked with; browsers guess differently and shift the hue. */
const toBt709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'

/** Reads a stored picture of 16-bit RGB as a video needs it: 16-bit YUV with half as much colour (4:2:0). */
export async function filmPicture(path: string, { width, height }: Size): Promise<Uint16Array> {
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    words(
      `-loglevel error -f rawvideo -pix_fmt rgb48le -s ${width}x${height} -i ${path} -vf ${toBt709} ` +
        '-f rawvideo -pix_fmt yuv420p16le -',
    ),
    { encoding: 'buffer', maxBuffer: Infinity },
  )
  return new Uint16Array(Uint8Array.from(stdout).buffer)
}
