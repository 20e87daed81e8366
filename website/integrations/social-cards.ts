import { existsSync } from 'node:fs'
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { indexablePages } from '../../i18n/company-pages.ts'
import { locales } from '../../i18n/locales.ts'
import { cardContent } from '../social-cards/card-content.ts'
import { drawCard } from '../social-cards/draw-card.ts'
import { pictureFile } from '../social-cards/picture-file.ts'
import { renderCard } from '../social-cards/render-card.ts'
import { openTypeSetter } from '../social-cards/type-setter.ts'
import { ownFolder } from '../own-pictures/folders.ts'
import type { OwnLogo } from '../src/identity/own-logo.ts'
import { socialCardPath } from '../src/metadata/social-card-path.ts'
import { parseThemes } from '../src/styles/parse-themes.ts'

const stylesheets = [
  new URL('../../content/colours.css', import.meta.url),
  new URL('../src/styles/tokens.css', import.meta.url),
]

/**
 * Writes the pictures that social networks show beside a link to the site, one per page and language, from
 * the page's heading and the company's name, without a browser.
 */
export function socialCards(): AstroIntegration {
  let cache: URL
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social-cards/', config.cacheDir)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        const css = await Promise.all(stylesheets.map((file) => readFile(file, 'utf8')))
        const themes = parseThemes(css.join(''))
        const logo = await readOwnLogo()
        const setter = await openTypeSetter()
        const cards = locales.flatMap((locale) => indexablePages.map((page) => ({ locale, page })))
        await Promise.all(
          cards.map(async ({ locale, page }) => {
            const content = { ...cardContent(locale, page), logo }
            const card = await renderCard(
              drawCard(content, themes, setter),
              pictureFile(content.picture),
              cache,
            )
            const file = new URL(`.${socialCardPath(locale, page)}`, dir)
            await mkdir(new URL('.', file), { recursive: true })
            await writeFile(file, card)
          }),
        )
        const seconds = (performance.now() - started) / 1000
        logger.info(`${cards.length} social cards in ${seconds.toFixed(1)} s`)
      },
    },
  }
}

async function readOwnLogo(): Promise<OwnLogo | undefined> {
  const file = new URL('logo.json', ownFolder)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as OwnLogo) : undefined
}
