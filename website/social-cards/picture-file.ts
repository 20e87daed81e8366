import { existsSync } from 'node:fs'
import type { CardContent } from './card-content.ts'

const source = new URL('../src/', import.meta.url)

/** The file of a card's picture: a poster or a picture of a page, the owner's own before ours. */
export function pictureFile(picture: CardContent['picture']): URL {
  const [own, ours] =
    picture === 'poster'
      ? ['own/poster-landscape-1920.webp', 'film/poster-landscape.webp']
      : [`own/${picture}-light-1280.webp`, `images/${picture}-light-1280.webp`]
  const file = new URL(own, source)
  return existsSync(file) ? file : new URL(ours, source)
}
