import { cacheVersion } from '../cache-version.ts'
import { cached } from '../cached.ts'
import { openCamera } from '../film/camera.ts'
import { closings, type Closing } from '../film/closings.ts'
import { scaled } from '../film/compositions.ts'
import type { Hour } from '../film/hours.ts'
import { drawingCode } from '../film/key-frames.ts'
import { cache } from '../paths.ts'
import { writePng } from './raw-picture.ts'
import { grain } from './relief-images.ts'
import { avif, webp } from './still-formats.ts'
import { encodeImage } from './stills.ts'

const webpFormat = webp(70)

/** They are drawn this much wider and higher, then scaled down, which smooths edges. */
const oversampling = 1.2

/** Finer without sunlight, whose contrast hides errors. */
const quantizersOf = ({ sunTint }: Hour): readonly [minimum: number, maximum: number] =>
  sunTint.some((light) => light > 0) ? [22, 42] : [8, 24]

/** Renders the missing stills for the ends of pages, and encodes all in every width. */
export async function encodeClosings(terrain: Uint8Array): Promise<void> {
  for (const closing of closings) {
    const { view, hour } = closing
    const { name } = view
    const version = cacheVersion(...drawingCode(), JSON.stringify([view, hour]), terrain)
    const master = `${cache}closings/${name}-${version}.png`
    await cached(master, (temporary) => renderStill(closing, terrain, temporary))
    for (const width of [960, 1920, 2560]) {
      await encodeImage(master, name, width, [avif(...quantizersOf(hour), grain)])
    }
    await encodeImage(master, name, 1280, [webpFormat])
  }
}

async function renderStill(
  { view, hour }: Closing,
  terrain: Uint8Array,
  path: string,
): Promise<void> {
  const drawn = scaled(view, oversampling)
  const camera = await openCamera(drawn, terrain, hour)
  try {
    const { width, height } = drawn
    const scale = `-vf scale=${view.width}:-1:flags=lanczos+accurate_rnd`
    await writePng(await camera.frame(0), { pixelFormat: 'rgb48le', width, height }, path, scale)
  } finally {
    await camera.close()
  }
}
