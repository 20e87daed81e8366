import type { Rgb } from './wcag.ts'

/** A stop of a gradient: share of the picture's height from the top, and opacity. */
interface Stop {
  readonly at: number
  readonly opacity: number
}

interface Scrim {
  readonly colour: Rgb
  readonly stops: readonly [Stop, ...Stop[]]
}

/** The two gradients that `FilmHero.module.css` lays over the film. */
export const scrims: readonly Scrim[] = [
  {
    colour: [11, 17, 26],
    stops: [
      { at: 0, opacity: 0.4 },
      { at: 0.24, opacity: 0 },
    ],
  },
  {
    colour: [14, 26, 42],
    stops: [
      { at: 0.28, opacity: 0 },
      { at: 0.64, opacity: 0.56 },
      { at: 1, opacity: 0.7 },
    ],
  },
]

/** A colour of the film as it looks under the scrims, at a share of the height from the top. */
export function underScrims(colour: Rgb, at: number): Rgb {
  return scrims.reduce<Rgb>((below, scrim) => {
    const opacity = opacityAt(scrim.stops, at)
    const cover = (index: 0 | 1 | 2) => below[index] * (1 - opacity) + scrim.colour[index] * opacity
    return [cover(0), cover(1), cover(2)]
  }, colour)
}

function opacityAt(stops: Scrim['stops'], at: number): number {
  let before = stops[0]
  if (at <= before.at) return before.opacity
  for (const stop of stops) {
    if (at < stop.at) {
      const share = (at - before.at) / (stop.at - before.at)
      return before.opacity + share * (stop.opacity - before.opacity)
    }
    before = stop
  }
  return before.opacity
}
