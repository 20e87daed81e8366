/** sRGB components, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Contrast of white text on a colour, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastWithWhite(colour: Rgb): number {
  return 1.05 / (relativeLuminance(colour) + 0.05)
}

function relativeLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The linear value, 0 to 1, of an sRGB component, 0 to 255 (IEC 61966-2-1). */
export function linear(component: number): number {
  const value = component / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
