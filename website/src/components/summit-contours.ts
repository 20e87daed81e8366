interface Point {
  x: number
  y: number
}

/** The size of the drawing, and the position of its summit. */
export const field = { width: 960, height: 400 } as const
export const summit: Point = { x: 606, y: 164 }

const sheets = 10
const corners = 40

/** The outlines of a mountain of stacked card, seen from above, the lowest sheet first. */
export const contours: readonly string[] = Array.from({ length: sheets }, (_, sheet) => {
  const height = sheet / (sheets - 1)
  // Steep near the summit, gentle at the foot; the foot lies to the lower left of the summit.
  const size = 20 + 300 * (1 - height) ** 1.3
  const shift = (1 - height) ** 2
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const reach = size * ridges(angle, height)
    return {
      x: summit.x - 104 * shift + 1.9 * reach * Math.cos(angle),
      y: summit.y + 52 * shift + reach * Math.sin(angle),
    }
  })
  return roundedOutline(points)
})

/** The relative radius in a direction: low frequencies give the shape, high ones the ridges. */
function ridges(angle: number, height: number): number {
  const waves = [
    0.16 * Math.cos(2 * angle + 0.9 - 0.5 * height),
    0.12 * Math.cos(3 * angle - 1.2 + 0.7 * height),
    0.075 * Math.cos(7 * angle + 2.1 + height),
    0.06 * Math.cos(11 * angle - 0.4 - 1.4 * height),
  ]
  return waves.reduce((sum, wave) => sum + wave, 1)
}

/** A closed curve of quadratic segments: the points are control points, their midpoints the ends. */
function roundedOutline(points: Point[]): string {
  const ends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return rounded({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })
  })
  const start = ends[ends.length - 1] ?? summit
  let from = start
  const curves = points.map((point, index) => {
    const bend = rounded(point)
    const to = ends[index] ?? start
    const curve = [bend.x - from.x, bend.y - from.y, to.x - from.x, to.y - from.y].join(' ')
    from = to
    return curve
  })
  return `M${start.x} ${start.y}q${curves.join(' ')}Z`.replaceAll(' -', '-')
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}
