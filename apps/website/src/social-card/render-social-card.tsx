import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Renderer } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { srcDir } from 'astro:config/server'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pageOf, type PageName } from '@site/company/i18n/pages.ts'
import { cardSize } from '../metadata/social-card-path.ts'
import { themes } from '@site/brand/themes.ts'
import stylesheet from './social-card.css?raw'
import { SocialCard } from './SocialCard.tsx'

/** Results in about 100 kB per card; social networks accept megabytes. */
const quality = 80

const { band, 'on-band': onBand } = themes.light
const css = `:root{--band:${band};--on-band:${onBand}}${stylesheet}`
// Takumi draws a subset of HTML and CSS, without a browser.
const renderer = new Renderer()
await renderer.registerFont(
  await readFile(new URL('../../../packages/brand/archivo.woff2', srcDir)),
)

/** Renders the social card of a page as JPEG. */
export async function renderSocialCard(locale: Locale, page: PageName) {
  const { heading, cardPicture } = pageOf(page)
  const { node } = await fromJsx(<SocialCard heading={messages[locale][heading]} />)
  const images = [{ src: 'picture', data: await readFile(pictureFile(cardPicture)) }]
  return renderer.render(node, { ...cardSize, css: [css], images, format: 'jpeg', quality })
}

/** The film's poster or the picture of a page, the owner's version if there is one. */
function pictureFile(picture: ReturnType<typeof pageOf>['cardPicture']): URL {
  const [own, shipped] =
    picture === 'poster'
      ? ['poster-landscape-1920.webp', 'film/poster-landscape.webp']
      : [`${picture}-1280.webp`, `images/${picture}-light-1280.webp`]
  const file = new URL(`../../../.own-pictures/${own}`, srcDir)
  return existsSync(file) ? file : new URL(shipped, srcDir)
}
