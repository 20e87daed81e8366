import { readFileSync } from 'node:fs'
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const file = new URL('../src/styles/archivo.woff2', import.meta.url)

export interface TextStyle {
  weight: number
  /** Letter-spacing in em, as in the stylesheets. */
  tracking: number
  /** Word-spacing in em. */
  wordSpacing: number
}

/** Sets lines of text in the site's own typeface, kerned. */
export interface TypeSetter {
  /** The width of a line in em. */
  measure(line: string, style: TextStyle): number
  /** The outlines of a line as SVG markup; its baseline starts at 0, 0. */
  outline(line: string, style: TextStyle & { size: number }): string
}

/** Opens the typeface. HarfBuzz shapes text as Chromium does, so a card looks like its page. */
export async function openTypeSetter(): Promise<TypeSetter> {
  const face = new Face(new Blob(await decompress(readFileSync(file))), 0)
  const fonts = new Map<number, Font>()
  const fontOf = (weight: number) => {
    const font = fonts.get(weight) ?? new Font(face)
    font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    return font
  }

  /** The glyphs of a line with their positions, in em. */
  const place = (line: string, { weight, tracking, wordSpacing }: TextStyle) => {
    const buffer = new TextBuffer()
    buffer.addText(line)
    buffer.guessSegmentProperties()
    shape(fontOf(weight), buffer)
    let x = 0
    const glyphs = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, cluster, xAdvance = 0 }) => {
        const left = x
        const space = /\s/.test(line.charAt(cluster)) ? wordSpacing : 0
        x += xAdvance / face.upem + tracking + space
        return { glyph: codepoint, left }
      })
    // Without the tracking after the last letter.
    return { glyphs, width: x - tracking }
  }

  return {
    measure: (line, style) => place(line, style).width,
    outline: (line, { size, ...style }) => {
      const font = fontOf(style.weight)
      const scale = size / face.upem
      const paths = place(line, style).glyphs.map(({ glyph, left }) => {
        const path = font.glyphToPath(glyph)
        return path && `<path transform="translate(${left * face.upem} 0)" d="${path}"/>`
      })
      return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
