import { readdir } from 'node:fs/promises'
import type { CardContent } from './card-content.ts'

const images = new URL('../src/images/', import.meta.url)
const film = new URL('../src/film/', import.meta.url)

/** The file of a card's picture: the film's poster, or the widest light version of a relief. */
export async function pictureFile(picture: CardContent['picture']): Promise<URL> {
  if (picture === 'poster') return new URL('poster-landscape.webp', film)
  const width = new RegExp(`^${picture}-light-(\\d+)\\.webp$`)
  const [widest] = (await readdir(images))
    .flatMap((file) => {
      const found = width.exec(file)?.[1]
      return found ? [{ file, width: Number(found) }] : []
    })
    .sort((a, b) => b.width - a.width)
  if (!widest)
    throw new Error(`website/src/images has no light version of the relief "${picture}".`)
  return new URL(widest.file, images)
}
