/**
 * The median of several measurements of the same thing, with minimum and maximum to show the noise.
 */
export interface Spread {
  min: number
  median: number
  max: number
}

/** @throws Error without any measurement */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [min, lower, upper, max] = [0, Math.floor(middle), Math.ceil(middle), -1].map((index) =>
    sorted.at(index),
  )
  if (min === undefined || lower === undefined || upper === undefined || max === undefined) {
    throw new Error('Nothing was measured.')
  }
  return { min, median: (lower + upper) / 2, max }
}

export function medianOf(values: readonly number[]): number {
  return spreadOf(values).median
}

/** Compares measurements of the same round, so that what slows down both cancels out. */
export function ratiosOf(values: readonly number[], bases: readonly number[]): number[] {
  return values.map((value, round) => value / (bases[round] ?? Number.NaN))
}
