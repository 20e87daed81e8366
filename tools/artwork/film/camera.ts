import { openStudio } from '../studio/studio.ts'
import type { View } from './compositions.ts'
import { firstLight, type Hour } from './hours.ts'
import { createNoiseVolume } from './noise-volume.ts'
import type {} from './page/main.ts'

/** Renders frames of one view. */
interface Camera {
  /** The frame at a place of the loop (0 to 1): 16-bit RGB, top row first. */
  readonly frame: (time: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

export async function openCamera(
  view: View,
  terrain: Uint8Array,
  hour: Hour = firstLight,
): Promise<Camera> {
  const noise = new Uint8Array(createNoiseVolume().buffer)
  const studio = await openStudio('film/page/main.ts', 'filmPage', { terrain, noise })
  console.log(`Film, ${view.name}: surveying the ground, about a minute`)
  await studio.page.evaluate((order) => window.filmPage.prepare(...order), [view, hour] as const)
  return {
    frame: async (time) => {
      const picture = studio.delivery()
      await studio.page.evaluate((time) => window.filmPage.deliverFrame(time), time)
      return picture
    },
    close: studio.close,
  }
}
