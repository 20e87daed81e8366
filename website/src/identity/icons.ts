import { themes } from '../styles/themes.ts'
import { ownLogo } from './own-logo.ts'
import { symbol } from './symbol.ts'
import { symbolShapes, type SymbolColours } from './symbol-svg.ts'

export interface Icon {
  /** Edge of the whole icon in pixels. */
  size: number
  /** Edge of the symbol's field in pixels; whole units of its grid keep its edges sharp. */
  symbolSize: number
  background: string
  colours: SymbolColours
}

const onPaper = {
  background: themes.light.paper,
  colours: { sheets: themes.light.ink, summit: themes.light.accent },
}

/** For home screens, where the symbol has a dark background. */
const onInk = {
  background: themes.light.ink,
  colours: { sheets: themes.dark.ink, summit: themes.dark.accent },
}

/** The sizes of `favicon.ico`, for programs without support for SVG icons. */
export const faviconIcons: Icon[] = [16, 32].map((size) => ({
  ...onPaper,
  size,
  symbolSize: size,
}))

/** Square, because iOS rounds the corners. */
export const appleTouchIcon: Icon = { ...onInk, size: 180, symbolSize: 112 }

/**
 * The icons of the web manifest by file name. A maskable icon may be cut to a circle of 80 % of
 * its width (W3C Web Application Manifest, "Icon masks and safe zone").
 */
export const manifestIcons = {
  'icon-192': { ...onInk, size: 192, symbolSize: 128 },
  'icon-512': { ...onInk, size: 512, symbolSize: 320 },
  'icon-maskable-512': { ...onInk, size: 512, symbolSize: 256 },
} satisfies Record<string, Icon>

/** An icon as an SVG document. */
export function iconSvg({ size, symbolSize, background, colours }: Icon): string {
  const offset = (size - symbolSize) / 2
  const scale = symbolSize / symbol.size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<path fill="${background}" d="M0 0h${size}v${size}H0z"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${symbolShapes(colours, ownLogo)}</g>`,
    '</svg>',
  ].join('')
}
