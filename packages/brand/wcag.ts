/** sRGB components, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Parses a colour such as "#0e1722". */
export function parseHexColour(hex: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`"${hex}" is not a colour of six hexadecimal digits.`)
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [one, other].map(relativeLuminance).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function relativeLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The linear value, 0 to 1, of an sRGB component, 0 to 255 (IEC 61966-2-1). */
export function linear(component: number): number {
  const value = component / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
