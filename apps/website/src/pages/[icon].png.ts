import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { symbolShapes, symbolSize } from '@site/brand/symbol.ts'
import { themes } from '@site/brand/themes.ts'

const { light, dark } = themes

/** Sizes of icon and symbol are in pixels; multiples of 16 keep the symbol's edges sharp. */
const icons = {
  // For Safari before version 26 and for search results, which show no SVG icons.
  favicon: { size: 48, symbol: 48, theme: light, background: light.paper },
  // For home screens. Square, because iOS rounds the corners.
  'apple-touch-icon': { size: 180, symbol: 112, theme: dark, background: light.ink },
}

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }))

export const GET: APIRoute<(typeof icons)[keyof typeof icons]> = async ({
  props: { size, symbol, theme, background },
}) => {
  const width = (size / symbol) * symbolSize
  const start = (symbolSize - width) / 2
  const shapes = symbolShapes({ sheets: theme.ink, summit: theme.accent })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${width} ${width}">${shapes}</svg>`
  const png = await sharp(Buffer.from(svg))
    .flatten({ background })
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
