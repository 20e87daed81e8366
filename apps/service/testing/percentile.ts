/**
 * The smallest of the values that this share of them (0 to 1) does not exceed; `NaN` without
 * values.
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
