import { feed } from '../process.ts'
import { words } from '../words.ts'

/** How the pixels of a rendered picture follow each other, in ffmpeg's terms. */
interface RawPicture {
  readonly pixelFormat: 'rgb48le' | 'rgba'
  readonly width: number
  readonly height: number
}

/** Tells ffmpeg to read raw pictures from us. */
export function rawInput({ pixelFormat, width, height }: RawPicture, options = ''): string[] {
  const size = `${width}x${height}`
  return words(`-y -loglevel error -f rawvideo -pix_fmt ${pixelFormat} -s ${size} ${options} -i -`)
}

/** Stores a single picture as 8-bit PNG; `options` for ffmpeg may change it on the way. */
export async function writePng(
  picture: Uint8Array,
  format: RawPicture,
  path: string,
  options = '',
): Promise<void> {
  const still = words(`${options} -frames:v 1 -pix_fmt rgb24`)
  const recorder = feed('ffmpeg', [...rawInput(format), ...still, path])
  await recorder.write(picture)
  await recorder.finish()
}
