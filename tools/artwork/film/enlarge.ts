interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes of the planes of a YUV 4:2:0 picture: brightness, and two of colour with half the width and height. */
export function planesOf({ width, height }: Size): readonly Size[] {
  const colour = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  return [{ width, height }, colour, colour]
}

/** Adds the values of a small picture, smoothly enlarged, to a large one with the same planes. */
export function enlarge(
  values: Float32Array,
  from: readonly Size[],
  picture: Uint16Array,
  to: readonly Size[],
): void {
  let source = 0
  let target = 0
  for (const [index, large] of to.entries()) {
    const small = from[index]
    if (!small) throw new Error('The pictures have different planes')
    const columns = places(small.width, large.width)
    const rows = places(small.height, large.height)
    for (let y = 0; y < large.height; y++) {
      const { low: top, high: bottom, share: down } = rows[y] as Place
      const [above, below] = [source + top * small.width, source + bottom * small.width]
      for (let x = 0; x < large.width; x++) {
        const { low, high, share } = columns[x] as Place
        const upper = mix(values[above + low] ?? 0, values[above + high] ?? 0, share)
        const lower = mix(values[below + low] ?? 0, values[below + high] ?? 0, share)
        const sum = (picture[target] ?? 0) + mix(upper, lower, down)
        picture[target++] = Math.min(65_535, Math.max(0, Math.round(sum)))
      }
    }
    source += small.width * small.height
  }
}

/** The two cells of a shorter line around a cell of a longer one. */
interface Place {
  readonly low: number
  readonly high: number
  readonly share: number
}

function places(short: number, long: number): readonly Place[] {
  return Array.from({ length: long }, (_, index) => {
    const place = Math.min(short - 1, Math.max(0, ((index + 0.5) * short) / long - 0.5))
    const low = Math.floor(place)
    return { low, high: Math.min(short - 1, low + 1), share: place - low }
  })
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}
