/** Voxels along one side. */
export const noiseVolumeSize = 64

const channels = 2
const octaveCount = 3

/** Periods of the first octave along one side; each octave doubles them. */
const firstPeriods = 4
const firstAmplitude = 0.6

/** Maps the sum of the octaves to 0…1, a middle value to the middle. */
const middle = 0.502
const contrast = 0.588

/** Seeds of the two channels lie far enough apart for their octaves. */
const seedStride = 17

/**
 * A block of gradient noise in two independent channels, values 0 to 1, that continues seamlessly
 * over all six sides. Gradient noise: K. Perlin, "Improving noise", SIGGRAPH 2002.
 */
export function createNoiseVolume(size = noiseVolumeSize): Float32Array {
  const voxels = new Float32Array(size ** 3 * channels)
  let next = 0
  for (let z = 0; z < size; z++) {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        for (let channel = 0; channel < channels; channel++) {
          const sum = octaves(x / size, y / size, z / size, seedStride * channel)
          voxels[next++] = Math.max(0, Math.min(1, middle + sum * contrast))
        }
      }
    }
  }
  return voxels
}

function octaves(x: number, y: number, z: number, seed: number): number {
  let sum = 0
  let amplitude = firstAmplitude
  let periods = firstPeriods
  for (let octave = 0; octave < octaveCount; octave++) {
    sum += amplitude * gradientNoise(x * periods, y * periods, z * periods, periods, seed + octave)
    amplitude *= 0.5
    periods *= 2
  }
  return sum
}

function gradientNoise(x: number, y: number, z: number, period: number, seed: number): number {
  const [cellX, cellY, cellZ] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [a, b, c] = [x - cellX, y - cellY, z - cellZ]
  const [u, v, w] = [fade(a), fade(b), fade(c)]
  let sum = 0
  for (let corner = 0; corner < 8; corner++) {
    const right = corner & 1
    const up = (corner >> 1) & 1
    const back = corner >> 2
    const weight = (right ? u : 1 - u) * (up ? v : 1 - v) * (back ? w : 1 - w)
    const direction = cornerHash(
      (cellX + right) % period,
      (cellY + up) % period,
      (cellZ + back) % period,
      seed,
    )
    sum += weight * gradient(direction % 12, a - right, b - up, c - back)
  }
  return sum
}

/** Dot product with one of the twelve directions to the middles of a cube's edges. */
function gradient(direction: number, x: number, y: number, z: number): number {
  const u = direction < 8 ? x : y
  const v = direction < 4 ? y : direction === 8 || direction === 11 ? x : z
  return (direction & 1 ? -u : u) + (direction & 2 ? -v : v)
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function cornerHash(x: number, y: number, z: number, seed: number): number {
  let mixed =
    Math.imul(x, 374_761_393) ^
    Math.imul(y, 668_265_263) ^
    Math.imul(z, 2_147_483_629) ^
    Math.imul(seed, 1_274_126_177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  mixed ^= mixed >>> 16
  return mixed >>> 0
}
