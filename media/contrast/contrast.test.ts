import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scrims, underScrims } from './scrims.ts'
import { contrastWithWhite } from './wcag.ts'

describe('contrastWithWhite', () => {
  it('is 21 on black and 1 on white', () => {
    expect(contrastWithWhite([0, 0, 0])).toBeCloseTo(21)
    expect(contrastWithWhite([255, 255, 255])).toBeCloseTo(1)
  })

  it('agrees with the figure for the red of the band', () => {
    expect(contrastWithWhite([0xcf, 0x35, 0x0f])).toBeCloseTo(5.0, 1)
  })
})

describe('scrims', () => {
  const stylesheet = new URL('../../website/src/screens/home/FilmHero.module.css', import.meta.url)

  it('are those of the page', () => {
    const css = readFileSync(stylesheet, 'utf8').replaceAll(/\s+/g, ' ')
    // Where the words end, on all but low screens.
    const words = Number(/--words: (\d+)%/.exec(css)?.[1])
    const gradients = css
      .replaceAll('calc(2 * var(--words))', `${2 * words}%`)
      .replaceAll('var(--words)', `${words}%`)
      .matchAll(/linear-gradient\( ?(0|180)deg, (rgb.*?%) ?\)[,;]/g)
    const ofPage = Array.from(gradients, ([, degrees, list = '']) => {
      const stops = Array.from(
        list.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\) (\d+)/g),
        ([, red, green, blue, opacity, percent]) => ({
          colour: [red, green, blue].map(Number),
          // From the top; 0deg leads upwards.
          at: degrees === '0' ? 1 - Number(percent) / 100 : Number(percent) / 100,
          opacity: Number(opacity),
        }),
      )
      return degrees === '0' ? stops.reverse() : stops
    })
    expect(ofPage).toEqual(
      scrims.map(({ colour, stops }) => stops.map((stop) => ({ colour, ...stop }))),
    )
  })
})

describe('underScrims', () => {
  it('leaves the middle of the picture alone', () => {
    expect(underScrims([200, 150, 100], 0.26)).toEqual([200, 150, 100])
  })

  it('darkens towards both edges', () => {
    expect(underScrims([100, 100, 100], 0)[0]).toBeCloseTo(100 * 0.6 + 11 * 0.4)
    expect(underScrims([100, 100, 100], 1)[0]).toBeCloseTo(100 * 0.3 + 14 * 0.7)
    expect(underScrims([100, 100, 100], 0.46)[0]).toBeCloseTo(100 * 0.72 + 14 * 0.28)
  })
})
