import type { Composition } from '../film/compositions.ts'
import { framesPerSecond } from '../film/timing.ts'
import { words } from '../words.ts'
import { rawInput } from './raw-picture.ts'

/** How a video is encoded for the site. */
interface VideoFormat {
  /** The part of the file name between the name of the film and `.mp4`. */
  readonly suffix: 'av1' | 'h264'
  /** Codec options for ffmpeg. */
  readonly options: readonly string[]
}

/** First choice: half the size, 10 bits against bands in the sky. */
const av1: VideoFormat = {
  suffix: 'av1',
  options: words('-c:v libsvtav1 -preset 5 -crf 33 -g 288 -pix_fmt yuv420p10le'),
}

/** For everything else. More bits go to dark and even areas, where bands would show. */
const h264: VideoFormat = {
  suffix: 'h264',
  options: words(
    '-c:v libx264 -preset slow -crf 24 -profile:v high ' +
      '-x264-params aq-mode=3:aq-strength=1.1 -pix_fmt yuv420p',
  ),
}

export const videoFormats: readonly VideoFormat[] = [av1, h264]

/** Converts to BT.709 and says so; browsers guess differently and shift the hue. */
const colourOptions = words(
  '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int ' +
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
)

/** All options for ffmpeg to encode the frames that it reads from its input. */
export function videoArguments(
  composition: Composition,
  format: VideoFormat,
  output: string,
): string[] {
  const { width, height } = composition
  return [
    ...rawInput({ pixelFormat: 'rgb48le', width, height }, `-r ${framesPerSecond}`),
    '-an',
    ...colourOptions,
    ...format.options,
    ...words('-movflags +faststart'),
    output,
  ]
}
