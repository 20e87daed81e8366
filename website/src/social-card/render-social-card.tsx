import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { srcDir } from 'astro:config/server'
import type { Locale } from '../../../i18n/locales.ts'
import { pageOf, type PageName } from '../../../i18n/pages.ts'
import { themes } from '../styles/themes.ts'
import { cardAreas } from './card-areas.ts'
import { cardContent } from './card-content.ts'
import { openCardRenderer } from './card-renderer.ts'
import stylesheet from './social-card.css?raw'
import { SocialCard } from './SocialCard.tsx'

const tokens = Object.entries(themes.light).map(([name, value]) => `--${name}:${value};`)
const css = `:root{${tokens.join('')}}${stylesheet}`
const renderer = openCardRenderer(new URL('styles/archivo.woff2', srcDir), css)

/**
 * Renders the social card of a page as JPEG.
 * @throws Error naming a text that does not fit
 */
export async function renderSocialCard(locale: Locale, page: PageName) {
  const { fitText, render } = await renderer
  const { heading, note } = cardContent(locale, page)
  const kind = page === 'home' ? 'film' : 'opening'
  const sizes = {
    heading: await fitText(heading, cardAreas[kind].heading),
    note: await fitText(note, cardAreas[kind].note),
  }
  const picture = await readFile(pictureFile(pageOf(page).cardPicture))
  return render(<SocialCard {...{ kind, heading, note, sizes }} />, { picture })
}

/** A poster or a picture of a page, the owner's own before ours. */
function pictureFile(picture: ReturnType<typeof pageOf>['cardPicture']): URL {
  const [own, ours] =
    picture === 'poster'
      ? ['own/poster-landscape-1920.webp', 'film/poster-landscape.webp']
      : [`own/${picture}-light-1280.webp`, `images/${picture}-light-1280.webp`]
  const file = new URL(own, srcDir)
  return existsSync(file) ? file : new URL(ours, srcDir)
}
