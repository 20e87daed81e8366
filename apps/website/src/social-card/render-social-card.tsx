import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Renderer } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { srcDir } from 'astro:config/server'
import { company } from '@site/company/facts/company.ts'
import { caseAt } from '@site/company/facts/company-pages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { isCase, pageOf } from '@site/company/i18n/pages.ts'
import type { CasePath, PageName, SitePage } from '@site/company/i18n/pages.ts'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'
import { cardSize } from '../metadata/social-card.ts'
import { symbolShapes, symbolViewBox } from '@site/brand/symbol.ts'
import { themes } from '@site/brand/themes.ts'
import stylesheet from './social-card.css?raw'

/** Results in about 100 kB per card; social networks accept megabytes. */
const quality = 80

const { band, paper, 'on-band': onBand } = themes.light
const css = `:root{--band:${band};--on-band:${onBand}}${stylesheet}`
// Takumi draws a subset of HTML and CSS, without a browser.
const renderer = new Renderer()
await renderer.registerFont(
  await readFile(new URL('../../../packages/brand/archivo.woff2', srcDir)),
)

const white = symbolShapes({ sheets: '#ffffff', summit: '#ffffff' })
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbolViewBox}">${white}</svg>`
const symbolUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Renders the social card of a page as JPEG, which social networks show with a link. */
export async function renderSocialCard(locale: Locale, page: SitePage) {
  const { heading, picture } = isCase(page) ? caseCard(locale, page) : await pageCard(locale, page)
  const { node } = await fromJsx(<SocialCard heading={heading} isSentence={isCase(page)} />)
  const images = [{ src: 'picture', data: picture }]
  return renderer.render(node, { ...cardSize, css: [css], images, format: 'jpeg', quality })
}

async function pageCard(locale: Locale, page: PageName) {
  const { name, heading = name, cardPicture } = pageOf(page)
  return { heading: messages[locale][heading], picture: await readFile(pictureFile(cardPicture)) }
}

function caseCard(locale: Locale, page: CasePath) {
  const reference = caseAt(page)
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...cardSize}>
      <rect {...cardSize} fill={paper} />
      {/* Above the band, and the ground beside it. Edges in the place of shadows, which Takumi does not draw. */}
      <svg height="390" stroke={paper} strokeWidth="1.5">
        <TerraceDrawing reference={reference} id={reference.story.slug} />
      </svg>
      <rect y="390" {...cardSize} fill="#2c3e51" />
    </svg>,
  )
  return { heading: reference.story.title[locale], picture: Buffer.from(drawing) }
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

/** The picture of the page, with its heading on the red band. A sentence is longer, so in smaller type. */
function SocialCard({ heading, isSentence }: { heading: string; isSentence: boolean }) {
  return (
    <div className="card">
      <img className="picture" src="picture" />
      <div className="band">
        <h1 className={isSentence ? 'heading sentence' : 'heading'}>{heading}</h1>
        <div className="brand">
          <img className="symbol" src={symbolUrl} />
          {company.shortName}
        </div>
      </div>
    </div>
  )
}
