import { expect, test } from 'vitest'
import { drawMap } from './draw-map.ts'
import { systems } from './survey.ts'

const map = drawMap()

test('each hill has a contour line for every 12,000 francs a year', () => {
  const hills = map.split('<g transform="translate').slice(1)
  expect(hills.map((hill) => hill.split('<path').length - 1)).toEqual(
    systems.map(({ cost }) => Math.round(cost / 12_000)),
  )
})

test('every fifth line is stronger, whatever the size of the hill', () => {
  const widths = Array.from(
    map.matchAll(/stroke-width="([\d.]+)" transform="translate\((-?\d+)\)scale\((\d+)\)"/g),
    ([, width, shift, scale]) => [-Number(shift) % 5, Math.round(Number(width) * Number(scale))],
  )
  expect(widths.length).toBeGreaterThan(systems.length)
  for (const [place, width] of widths) expect(width).toBe(place === 4 ? 2 : 1)
})
