import { latticeRandom } from './random.ts'

/** Frequency ratio of two octaves; slightly off 2, so that their lattices do not line up. */
const lacunarity = 2.03

/** Smooth value noise in [0, 1), one lattice point for every unit. */
function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = quinticFade(x - column)
  const v = quinticFade(y - row)
  const a = latticeRandom(column, row, seed)
  const b = latticeRandom(column + 1, row, seed)
  const c = latticeRandom(column, row + 1, seed)
  const d = latticeRandom(column + 1, row + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Octaves of value noise, each at half the amplitude of the one before; the result is in [0, 1). */
export function fractalNoise(x: number, y: number, seed: number, octaves: number): number {
  let amplitude = 0.5
  let frequency = 1
  let sum = 0
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * valueNoise(x * frequency, y * frequency, seed + octave)
    total += amplitude
    amplitude *= 0.5
    frequency *= lacunarity
  }
  return sum / total
}

/** Perlin's fade curve: zero slope and zero curvature at both ends. */
function quinticFade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
