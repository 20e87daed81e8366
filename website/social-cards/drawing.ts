import { symbolShapes, type SymbolColours } from '../src/identity/symbol-svg.ts'
import type { CardContent } from './card-content.ts'
import { cardSize } from '../src/metadata/social-card-path.ts'
import type { Lines } from './set-lines.ts'
import type { TextStyle, TypeSetter } from './type-setter.ts'

export const margin = 64
export const columnWidth = cardSize.width - 2 * margin

/** The type of the page's titles. */
export const titleStyle: TextStyle = { weight: 560, tracking: -0.045, wordSpacing: 0.06 }

const nameStyle: TextStyle = { weight: 600, tracking: -0.015, wordSpacing: 0 }

export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** A card before it is rendered: a picture on a background, with SVG over both. */
export interface Drawing {
  ground: string
  picture: Place
  svg: string
}

export function svg(parts: string[]): string {
  const { width, height } = cardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

export function rectangle({ left, top, width, height }: Place, fill: string): string {
  return `<path fill="${fill}" d="M${left} ${top}h${width}v${height}H${left}z"/>`
}

/** Symbol and name at the top of the card. The margin inside the symbol lies outside the column. */
export function brand(
  { companyName, logo }: CardContent,
  colours: SymbolColours,
  ink: string,
  setter: TypeSetter,
) {
  const outlines = setter.outline(companyName, { size: 30, ...nameStyle })
  return [
    `<g transform="translate(${margin - 3} 43) scale(1.5)">${symbolShapes(colours, logo)}</g>`,
    `<g transform="translate(${margin + 60} 82)" fill="${ink}">${outlines}</g>`,
  ].join('')
}

interface Setting {
  x: number
  /** The position of the last baseline. */
  bottom: number
  leading: number
  fill: string
  style: TextStyle
}

export function textBlock({ size, lines }: Lines, setting: Setting, setter: TypeSetter): string {
  const { x, bottom, leading, fill, style } = setting
  return lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * size * leading
      return `<g transform="translate(${x} ${y})" fill="${fill}">${setter.outline(line, { size, ...style })}</g>`
    })
    .join('')
}
