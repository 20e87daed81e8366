import { mkdir, writeFile } from 'node:fs/promises'
import { framesPerSecond, frameCount } from '../film/timing.ts'
import { cache } from '../paths.ts'
import { feed, run } from '../process.ts'
import { words } from '../words.ts'
import type { Master } from './master.ts'

/** How a video is encoded for the site. */
interface VideoFormat {
  /** The part of the file name between the name of the film and `.mp4`. */
  readonly suffix: 'av1' | 'h264'
  /** Width in pixels. */
  readonly widths: Readonly<Record<Master['name'], number>>
  /** Encodes the pictures of a master and, after the last, the first once more. */
  readonly encode: (
    master: Master,
    pictures: AsyncIterable<Uint16Array>,
    output: string,
  ) => Promise<void>
}

const bt709 = words(
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -movflags +faststart',
)

async function feedAll(
  command: string,
  args: readonly string[],
  pictures: AsyncIterable<Uint16Array>,
) {
  const encoder = feed(command, args)
  for await (const picture of pictures) await encoder.write(new Uint8Array(picture.buffer))
  await encoder.finish()
}

/**
 * Quantizers from 1 (best) to 63. AV1 encodes every 32nd frame first, then the ones in the middle, and so on. The last
 * group is finer, because otherwise it would not follow the errors of the first frame.
 */
const group = 32
const quantizers = [10, 14, 20, 26, 32, 34] as const
const lastQuantizers = [4, 6, 8, 10, 12, 12] as const

function quantizerOf(frame: number): number | undefined {
  if (frame === 0) return 20
  if (frame === frameCount) return 1
  const depth = [32, 16, 8, 4, 2, 1].findIndex((step) => frame % step === 0)
  return (frame > frameCount - group ? lastQuantizers : quantizers)[depth]
}

/** First choice: half the size, 10 bits against bands in the sky. */
const av1: VideoFormat = {
  suffix: 'av1',
  widths: { landscape: 2560, portrait: 1170 },
  encode: async ({ name, width, height }, pictures, output) => {
    const quantizers = `${cache}quantizers.txt`
    const frames = Array.from({ length: frameCount + 1 }, (_, frame) => quantizerOf(frame))
    await mkdir(cache, { recursive: true })
    await writeFile(quantizers, frames.join('\n'))
    const stream = `${cache}film-${name}.ivf`
    const options =
      `-i stdin -w ${width} -h ${height} --fps ${framesPerSecond} --input-depth 10 -n ${frames.length} ` +
      `--preset 8 --rc 0 --aq-mode 0 --use-q-file 1 --qpfile ${quantizers} --hierarchical-levels 5 ` +
      '--keyint -1 --scd 0 --enable-tf 0 --color-primaries 1 --transfer-characteristics 1 ' +
      `--matrix-coefficients 1 --color-range 0 --progress 0 -b ${stream}`
    await feedAll('SvtAv1EncApp', words(options), pictures)
    // The frame after the last is the first again. The one before it is predicted from both sides, so it must be
    // encoded, but the loop shows the first instead.
    const shown = words(`-frames:v ${frameCount} -c copy`)
    await run('ffmpeg', [...words('-y -loglevel error -i'), stream, ...shown, ...bt709, output])
  },
}

/** From the middle on, every eight frames are a little finer, 0 being best: a sudden change would be seen. */
const finerQuantizers: Readonly<Record<Master['name'], readonly number[]>> = {
  landscape: [27, 26, 25, 24, 23, 22, 21, 20, 19, 17, 14, 11],
  portrait: [27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 16, 13],
}

/** Quantizers of parts of the film, for x264. */
function zones(name: Master['name']): string {
  return finerQuantizers[name]
    .map((quantizer, index, all) => {
      const start = frameCount - 8 * (all.length - index)
      return `${start},${start + 7},q=${quantizer}`
    })
    .join('/')
}

/**
 * For everything else. More bits go to dark and even areas, where bands would show. Without look-ahead (`mbtree`) the
 * first frame is the same in the draft.
 */
const h264: VideoFormat = {
  suffix: 'h264',
  widths: { landscape: 1920, portrait: 720 },
  encode: async ({ name, width, height }, pictures, output) => {
    const input = `-f rawvideo -pix_fmt yuv420p10le -s ${width}x${height} -r ${framesPerSecond} -i -`
    const codec =
      '-c:v libx264 -preset medium -crf 28 -profile:v high -pix_fmt yuv420p -x264-params ' +
      `aq-mode=3:aq-strength=1.1:mbtree=0:keyint=infinite:scenecut=0:zones=${zones(name)}`
    const options = words(`-y -loglevel error ${input} ${codec} -frames:v ${frameCount}`)
    await feedAll('ffmpeg', [...options, ...bt709, output], pictures)
  },
}

export const videoFormats: readonly VideoFormat[] = [av1, h264]
