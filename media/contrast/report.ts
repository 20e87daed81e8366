import { COMPOSITIONS, type Composition } from '../film/compositions.ts'
import { FILM_FOLDER } from '../paths.ts'
import { capture } from '../process.ts'
import { words } from '../words.ts'
import { underScrims } from './scrims.ts'
import { contrastWithWhite, type Rgb } from './wcag.ts'

/** Every second pixel of every twelfth frame is enough. */
const PIXEL_STEP = 2
const FRAME_STEP = 12

/** The picture is measured in strips of this share of its height. */
const STRIP = 0.05

/** The contrast that all but this share of the pixels in a strip reach. */
const WORST_SHARE = 0.02

/** Prints how well white text reads on the film, from top to bottom, in the worst frame. */
export async function measureContrast(): Promise<void> {
  for (const composition of COMPOSITIONS) {
    console.log(`White text on the film, ${composition.name}: from the top, bare, under scrims`)
    const frames = await decode(composition)
    for (let strip = 0; strip < 1 / STRIP; strip++) {
      const bare = Math.min(...frames.map((frame) => frame.worstContrast(strip, false)))
      const covered = Math.min(...frames.map((frame) => frame.worstContrast(strip, true)))
      const range = `${(strip * STRIP * 100).toFixed(0)}–${((strip + 1) * STRIP * 100).toFixed(0)} %`
      console.log(`${range.padStart(10)} ${bare.toFixed(2).padStart(8)} ${covered.toFixed(2)}`)
    }
  }
}

interface MeasuredFrame {
  readonly worstContrast: (strip: number, scrims: boolean) => number
}

async function decode(composition: Composition): Promise<readonly MeasuredFrame[]> {
  const width = composition.width / PIXEL_STEP
  const height = composition.height / PIXEL_STEP
  const pixels = await capture('ffmpeg', [
    ...words('-loglevel error -i'),
    `${FILM_FOLDER}first-light-${composition.name}.h264.mp4`,
    '-vf',
    `select=not(mod(n\\,${FRAME_STEP})),scale=${width}:${height}:flags=neighbor`,
    ...words('-fps_mode passthrough -f rawvideo -pix_fmt rgb24 -'),
  ])
  const frameSize = width * height * 3
  return Array.from({ length: pixels.length / frameSize }, (_, frame) => ({
    worstContrast: (strip, scrims) => {
      const contrasts: number[] = []
      const lastRow = Math.floor((strip + 1) * STRIP * height)
      for (let row = Math.floor(strip * STRIP * height); row < lastRow; row++) {
        for (let column = 0; column < width; column++) {
          const start = frame * frameSize + (row * width + column) * 3
          const [red = 0, green = 0, blue = 0] = pixels.subarray(start, start + 3)
          const colour: Rgb = [red, green, blue]
          contrasts.push(
            contrastWithWhite(scrims ? underScrims(colour, (row + 0.5) / height) : colour),
          )
        }
      }
      contrasts.sort((a, b) => a - b)
      return contrasts[Math.floor(contrasts.length * WORST_SHARE)] ?? 0
    },
  }))
}
