/**
 * Weights of the two drifting copies of a noise at a time of the loop (0 to 1): the outgoing and the
 * incoming one. Their squares add up to 1, which keeps the contrast; both curves start and end flat,
 * so the loop has no seam.
 */
export function loopWeights(time: number): readonly [leaving: number, arriving: number] {
  const faded = time * time * (3 - 2 * time)
  const length = Math.hypot(1 - faded, faded)
  return [(1 - faded) / length, faded / length]
}
