import { floatAt, intAt } from '../typed-array.ts'
import { flowNetwork } from './flow.ts'
import { slopeLimit } from './slope-limit.ts'
import { upliftRate } from './uplift.ts'
import { worldSizeMetres } from './world.ts'

/** Stream-power law: erosion = K · area^m · slope (n = 1), in metres a year. */
const erodibility = 5.2e-6
const areaExponent = 0.44

/** Every third step moves this share of the height difference between neighbours downhill. */
const diffusion = 0.06
const diffusionInterval = 3

/**
 * Lets a landscape rise and wear down, in place, over steps of some thousand years.
 *
 * Rivers cut by the stream-power law, solved implicitly from the outlets upstream: FastScape, Braun &
 * Willett 2013, Geomorphology 180–181. It is stable for steps of any length. Slopes that are too
 * steep for their rock collapse. Water leaves at the map's edge, which stays at sea level.
 */
export function erode(
  heights: Float32Array,
  size: number,
  steps: number,
  yearsPerStep: number,
): void {
  const uplift = sampleMap(size, upliftRate)
  const steepest = sampleMap(size, slopeLimit)
  const cellSize = worldSizeMetres / size
  for (let step = 0; step < steps; step++) {
    const flow = flowNetwork(heights, size, cellSize, step)
    for (let place = 0; place < flow.downstreamFirst.length; place++) {
      const cell = intAt(flow.downstreamFirst, place)
      if (isEdge(cell, size)) {
        heights[cell] = 0
        continue
      }
      const lifted = floatAt(heights, cell) + floatAt(uplift, cell) * yearsPerStep
      const receiver = intAt(flow.receiver, cell)
      if (receiver === cell) {
        heights[cell] = lifted
        continue
      }
      const base = floatAt(heights, receiver)
      const distance = floatAt(flow.distance, cell)
      const area = floatAt(flow.drainageArea, cell)
      const cutting = (erodibility * yearsPerStep * Math.pow(area, areaExponent)) / distance
      const incised = (lifted + cutting * base) / (1 + cutting)
      heights[cell] = Math.min(incised, base + floatAt(steepest, cell) * distance)
    }
    if (step % diffusionInterval === diffusionInterval - 1) diffuse(heights, size)
  }
}

/** Soil creep: rounds ridges a little. */
function diffuse(heights: Float32Array, size: number): void {
  const before = heights.slice()
  for (let row = 1; row < size - 1; row++) {
    for (let column = 1; column < size - 1; column++) {
      const cell = row * size + column
      const around =
        floatAt(before, cell - 1) +
        floatAt(before, cell + 1) +
        floatAt(before, cell - size) +
        floatAt(before, cell + size)
      const height = floatAt(before, cell)
      heights[cell] = height + diffusion * (around - 4 * height)
    }
  }
}

/** Samples a map, given in kilometres, at the centre of every cell. */
function sampleMap(size: number, map: (x: number, z: number) => number): Float32Array {
  const kilometres = worldSizeMetres / 1000
  const samples = new Float32Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size) * kilometres
      const z = ((row + 0.5) / size) * kilometres
      samples[row * size + column] = map(x, z)
    }
  }
  return samples
}

function isEdge(cell: number, size: number): boolean {
  const column = cell % size
  const row = Math.floor(cell / size)
  return column === 0 || row === 0 || column === size - 1 || row === size - 1
}
