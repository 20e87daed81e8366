import { existsSync } from 'node:fs'
import { cached } from '../cached.ts'
import { writePng } from '../encode/raw-picture.ts'
import { startProgress } from '../progress.ts'
import { openStudio } from '../studio/studio.ts'
import { massifHeightField } from './height-field.ts'
import { mastersOf, type Master, type ReliefSizes } from './masters.ts'
import type {} from './page/main.ts'

/** Renders the missing pictures in stacked card. */
export async function renderReliefs(terrain: Uint8Array, sizes: ReliefSizes): Promise<void> {
  const missing = mastersOf(terrain, sizes).filter((master) => !existsSync(master.path))
  if (missing.length === 0) return
  const heights = new Float32Array(Uint8Array.from(terrain).buffer)
  const { heights: field, summit } = massifHeightField(heights)
  const report = startProgress('Relief images', missing.length)
  for (const [index, master] of missing.entries()) {
    await cached(master.path, (temporary) => renderMaster(master, field, summit, temporary))
    report(index + 1)
  }
}

async function renderMaster(
  { scene, palette, size: { width, height, passes } }: Master,
  field: Float32Array,
  summit: readonly [number, number],
  path: string,
): Promise<void> {
  // A new page for each picture frees the memory of the previous one.
  const studio = await openStudio('relief/page/main.ts', 'reliefPage', {
    'height-field': new Uint8Array(field.buffer),
  })
  const order = { scene, palette, width, height, passes, summit }
  const picture = studio.delivery()
  await studio.page.evaluate((order) => window.reliefPage.deliverRelief(order), order)
  const format = { pixelFormat: 'rgba', width, height } as const
  await writePng(await picture, format, path, '-vf vflip')
  await studio.close()
}
