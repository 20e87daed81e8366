/**
 * Catmull–Rom spline: weights of the four samples around a point that lies `t` (0 to 1) of the way
 * from the second to the third. They add up to 1; the curve runs through the samples.
 */
export function cubicWeights(t: number): readonly [number, number, number, number] {
  return [
    (-t + 2 * t * t - t * t * t) / 2,
    (2 - 5 * t * t + 3 * t * t * t) / 2,
    (t + 4 * t * t - 3 * t * t * t) / 2,
    (t * t * t - t * t) / 2,
  ]
}
