import { mediaFile } from '../paths.ts'
import { fullSizes, mastersOf } from '../relief/masters.ts'
import { shapeOf, type Shape } from '../relief/scenes.ts'
import { avif, webp } from './still-formats.ts'
import { encodeImage } from './stills.ts'

/**
 * On even dark card the encoder leaves flat blocks, and browsers round their hue to eight bits: their
 * edges would be visible. Grain of 0.6 of a step, which decoders add, hides them for 26 bytes a file.
 */
export const grain = mediaFile('./encode/grain.tbl')
const webpFormat = webp(80)

/** How pictures of a shape are encoded; widths in pixels. */
interface Encoding {
  readonly quantizers: readonly [minimum: number, maximum: number]
  readonly widths: readonly number[]
  /** Browsers without AVIF get a single file of medium width: they are too few for more. */
  readonly webpWidth: number
}

const encodings: Readonly<Record<Shape, Encoding>> = {
  // The largest is the master itself.
  plate: { quantizers: [18, 34], widths: [640, 1280, 1920], webpWidth: 1280 },
  // Wide soft shadows need finer quantizers, which so small a picture can afford.
  portrait: { quantizers: [12, 26], widths: [320, 640], webpWidth: 640 },
  area: { quantizers: [18, 34], widths: [480, 960], webpWidth: 960 },
  case: { quantizers: [18, 34], widths: [1280, 1920], webpWidth: 1280 },
}

/** Encodes the rendered images in every width. */
export async function encodeReliefImages(terrain: Uint8Array): Promise<void> {
  for (const { scene, theme, path } of mastersOf(terrain, fullSizes)) {
    const shape = shapeOf(scene)
    const { quantizers, widths, webpWidth } = encodings[shape]
    const name = shape === 'area' ? scene : `${scene}-${theme}`
    const avifFormat = avif(...quantizers, theme === 'dark' ? grain : undefined)
    for (const width of widths) {
      const formats = width === webpWidth ? [avifFormat, webpFormat] : [avifFormat]
      await encodeImage(path, name, width, formats)
    }
  }
}
