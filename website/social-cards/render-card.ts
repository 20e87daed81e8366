import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cardSize } from '../src/metadata/social-card-path.ts'
import type { Drawing } from './drawing.ts'

/**
 * About 100 kB a card; social networks accept megabytes. Full chroma keeps red edges sharp. mozjpeg would
 * save a tenth, but double the time that the cards of a clean build take.
 */
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const

/**
 * Renders a card's drawing over its picture. The result is cached under the hash of everything it was
 * made from, so an unchanged card is only read.
 */
export async function renderCard(
  { ground, picture, svg }: Drawing,
  pictureFile: URL,
  cache: URL,
): Promise<Buffer> {
  const source = await readFile(pictureFile)
  const hash = createHash('sha256')
    .update(JSON.stringify({ ground, picture, svg, jpeg, sharp: sharp.versions }))
    .update(source)
    .digest('hex')
  const kept = new URL(`${hash.slice(0, 32)}.jpg`, cache)
  try {
    return await readFile(kept)
  } catch {
    const { left, top, width, height } = picture
    const { data, info } = await sharp(source)
      .resize(width, height, { position: 'attention' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const card = await sharp({ create: { ...cardSize, channels: 3, background: ground } })
      .composite([
        { input: data, raw: info, left, top },
        { input: Buffer.from(svg), left: 0, top: 0 },
      ])
      .jpeg(jpeg)
      .toBuffer()
    await mkdir(cache, { recursive: true })
    await writeFile(kept, card)
    return card
  }
}
