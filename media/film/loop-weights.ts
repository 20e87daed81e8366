/**
 * How much of each of the two drifting copies of a noise shows at a time of the loop (0 to 1): the
 * copy that leaves and the copy that arrives. The squares add up to 1, which keeps the contrast;
 * both weights start and end level, so the loop has no seam.
 */
export function loopWeights(time: number): readonly [leaving: number, arriving: number] {
  const faded = time * time * (3 - 2 * time)
  const length = Math.hypot(1 - faded, faded)
  return [(1 - faded) / length, faded / length]
}
