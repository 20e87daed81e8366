import { compositions, type Composition } from '../film/compositions.ts'
import { filmFolder } from '../paths.ts'
import { capture } from '../process.ts'
import { words } from '../words.ts'
import { underScrims } from './scrims.ts'
import { contrastWithWhite, type Rgb } from './wcag.ts'

/** Every second pixel of every twelfth frame is enough. */
const pixelStep = 2
const frameStep = 12

/** The picture is measured in strips of this share of its height. */
const stripShare = 0.05

/** The tagline and the wordmark are within this share of the width. */
const textShare = 0.6

/** The reported contrast is reached by all but this share of the pixels in a strip. */
const worstShare = 0.02

/** Prints the contrast of white text on the film, from top to bottom, in the worst frame. */
export async function measureContrast(): Promise<void> {
  for (const composition of compositions) {
    const frames = await decode(composition)
    console.log(`White text on the film, ${composition.name}`)
    console.log('from the top      bare  with scrims  with scrims, left')
    for (let strip = 0; strip < 1 / stripShare; strip++) {
      const worst = (right: number, scrims: boolean) =>
        Math.min(...frames.map((frame) => worstContrast(frame, strip, right, scrims))).toFixed(2)
      const range = `${Math.round(strip * stripShare * 100)}–${Math.round((strip + 1) * stripShare * 100)} %`
      const columns = [range, worst(1, false), worst(1, true), worst(textShare, true)]
      console.log(columns.map((column) => column.padStart(11)).join(''))
    }
  }
}

interface Frame {
  readonly width: number
  readonly height: number
  /** 8-bit RGB, top row first. */
  readonly pixels: Buffer
}

async function decode(composition: Composition): Promise<readonly Frame[]> {
  const width = composition.width / pixelStep
  const height = composition.height / pixelStep
  const pixels = await capture('ffmpeg', [
    ...words('-loglevel error -i'),
    `${filmFolder}first-light-${composition.name}.h264.mp4`,
    '-vf',
    `select=not(mod(n\\,${frameStep})),scale=${width}:${height}:flags=neighbor`,
    ...words('-fps_mode passthrough -f rawvideo -pix_fmt rgb24 -'),
  ])
  const size = width * height * 3
  return Array.from({ length: pixels.length / size }, (_, frame) => ({
    width,
    height,
    pixels: pixels.subarray(frame * size, (frame + 1) * size),
  }))
}

/** Contrast in a strip of a frame, between its left edge and a share of its width. */
function worstContrast(frame: Frame, strip: number, right: number, scrims: boolean): number {
  const { width, height, pixels } = frame
  const contrasts: number[] = []
  const lastRow = Math.floor((strip + 1) * stripShare * height)
  for (let row = Math.floor(strip * stripShare * height); row < lastRow; row++) {
    for (let column = 0; column < width * right; column++) {
      const start = (row * width + column) * 3
      const [red = 0, green = 0, blue = 0] = pixels.subarray(start, start + 3)
      const colour: Rgb = [red, green, blue]
      const seen = scrims ? underScrims(colour, (row + 0.5) / height) : colour
      contrasts.push(contrastWithWhite(seen))
    }
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * worstShare)] ?? 0
}
