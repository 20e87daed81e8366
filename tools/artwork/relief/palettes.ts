/** The card in one theme: sRGB colours, and the colour of the light (linear, 1 is full). */
export interface Palette {
  readonly card: Readonly<Record<CardColour, string>>
  readonly sunLight: readonly [number, number, number]
  readonly skyLight: readonly [number, number, number]
}

export type Theme = 'light' | 'dark'

/** The ground; the four steps of height; the signal; the disc on the first step. */
type CardColour = 'ground' | 'white' | 'mist' | 'slate' | 'ink' | 'red' | 'paleRed' | 'disc'

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    card: {
      ground: '#E3E8EC',
      white: '#F8F9F9',
      mist: '#C3CDD6',
      slate: '#74879A',
      ink: '#1B2838',
      red: '#D8391A',
      paleRed: '#F0623F',
      disc: '#FFFFFF',
    },
    sunLight: [1.02, 0.97, 0.9],
    skyLight: [0.34, 0.38, 0.43],
  },
  dark: {
    card: {
      ground: '#101824',
      white: '#DDE4EA',
      mist: '#6E8296',
      slate: '#34465A',
      ink: '#1A2534',
      red: '#F04E2A',
      paleRed: '#FF7A55',
      disc: '#F4F7F9',
    },
    sunLight: [1.35, 1.22, 1.08],
    skyLight: [0.3, 0.37, 0.46],
  },
}

/** The linear components, 0 to 1, of an sRGB colour such as #1B2838 (IEC 61966-2-1). */
export function linearColour(hex: string): readonly number[] {
  return [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((component) => {
    const value = Number.parseInt(component, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}
