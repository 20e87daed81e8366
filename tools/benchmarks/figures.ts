/** How often each measurement is repeated, in turn with what it is compared to. BENCH_ROUNDS overrides it. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

const format = new Intl.NumberFormat('en-GB', {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
})

/** Several measurements as `median (smallest–largest)`. @throws Error when one is missing */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!values.every(Number.isFinite) || median === undefined) {
    throw new Error('A figure is missing.')
  }
  const range = `${format.format(Math.min(...values))}–${format.format(Math.max(...values))}`
  return `${format.format(median)} (${range})`
}
