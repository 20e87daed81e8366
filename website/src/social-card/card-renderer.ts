import { readFile } from 'node:fs/promises'
import { Renderer, type MeasuredNode } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { createElement, type ReactElement } from 'react'
import { cardSize } from '../metadata/social-card-path.ts'

/** The space that a text has on a card. */
export interface TextArea {
  /** The classes of card and text in social-card.css. */
  classNames: [card: string, text: string]
  /** In pixels. */
  width: number
  /** The largest size for one line, for two lines and so on, in pixels. */
  sizes: number[]
}

export interface CardRenderer {
  /**
   * The largest font size in pixels at which a text fits its area.
   * @throws Error when it does not fit at all
   */
  fitText: (text: string, area: TextArea) => Promise<number>
  /** Renders a card as JPEG. The pictures are named by the `src` of its images. */
  render: (card: ReactElement, pictures: Record<string, Uint8Array>) => Promise<Buffer<ArrayBuffer>>
}

const smallestSize = 20

/** About 100 kB a card; social networks accept megabytes. */
const quality = 80

/** Opens a renderer of cards. Takumi draws a subset of HTML and CSS, without a browser. */
export async function openCardRenderer(fontFile: URL, css: string): Promise<CardRenderer> {
  const renderer = new Renderer()
  await renderer.registerFont(await readFile(fontFile))
  const options = { ...cardSize, css: [css] }

  const layOut = async (text: string, { classNames, width }: TextArea, fontSize: number) => {
    const [card, className] = classNames
    const style = { width, fontSize, padding: 0 }
    const element = createElement('div', { className, style }, text)
    const { node } = await fromJsx(createElement('div', { className: card }, element))
    return linesOf(await renderer.measure(node, options))
  }

  return {
    async fitText(text, area) {
      const { width, sizes } = area
      for (let size = Math.max(...sizes); size >= smallestSize; size -= 2) {
        const lines = await layOut(text, area, size)
        const largest = sizes[lines.length - 1] ?? 0
        // Only a single word can be wider than its line; Takumi counts the space after a line as well.
        const isTooWide = lines.some(
          (line) => line.width > width && !line.text.trim().includes(' '),
        )
        if (size <= largest && !isTooWide) return size
      }
      throw new Error(`"${text}" does not fit on a social card; shorten it.`)
    },
    async render(card, pictures) {
      const images = Object.entries(pictures).map(([src, data]) => ({ src, data }))
      const { node } = await fromJsx(card)
      return renderer.render(node, { ...options, images, format: 'jpeg', quality })
    },
  }
}

function linesOf({ runs, children }: MeasuredNode): MeasuredNode['runs'] {
  return [...runs, ...children.flatMap(linesOf)]
}
