import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { ownLogo } from '@site/brand/own-logo.ts'
import { symbol } from '@site/brand/symbol.ts'
import { symbolShapes } from '@site/brand/symbol-svg.ts'
import { themes } from '@site/brand/themes.ts'

interface Icon {
  /** Width and height of the icon in pixels. */
  size: number
  /** Width and height of the symbol in pixels; multiples of 16 keep its edges sharp. */
  symbolSize: number
  background: string
  colours: { sheets: string; summit: string }
}

const { light, dark } = themes

const icons: Record<string, Icon> = {
  // For Safari before version 26 and for search results, which show no SVG icons.
  favicon: {
    size: 48,
    symbolSize: 48,
    background: light.paper,
    colours: { sheets: light.ink, summit: light.accent },
  },
  // For home screens. Square, because iOS rounds the corners.
  'apple-touch-icon': {
    size: 180,
    symbolSize: 112,
    background: light.ink,
    colours: { sheets: dark.ink, summit: dark.accent },
  },
}

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }))

export const GET: APIRoute<Icon> = async ({ props: { size, symbolSize, background, colours } }) => {
  const offset = (size - symbolSize) / 2
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<path fill="${background}" d="M0 0h${size}v${size}H0z"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${symbolSize / symbol.size})">`,
    `${symbolShapes(colours, ownLogo)}</g></svg>`,
  ].join('')
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
