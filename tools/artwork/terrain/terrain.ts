import { floatAt } from '../typed-array.ts'
import { erode } from './erosion.ts'
import { latticeRandom, seededRandom } from './random.ts'
import { enlarge } from './resample.ts'
import { terrainCells, worldSizeMetres } from './world.ts'

/** Erosion on a grid of one size. */
interface Stage {
  readonly cells: number
  readonly steps: number
  readonly yearsPerStep: number
}

/** Coarse and long first, for the valleys; then fine and short, for ribs and gullies. */
const defaultStages: readonly Stage[] = [
  { cells: 256, steps: 220, yearsPerStep: 25_000 },
  { cells: 512, steps: 60, yearsPerStep: 15_000 },
  { cells: 1024, steps: 36, yearsPerStep: 8000 },
  { cells: terrainCells, steps: 14, yearsPerStep: 4000 },
]

const seed = 7

/** Height of the rough plain that the mountains grow out of, in metres. */
const initialRoughness = 40

/** Fresh roughness on a finer grid, as a share of the cell size; full from 300 m up. */
const stageRoughness = 0.5
const stageRoughnessSeed = 5
const fullRoughnessHeight = 300

/**
 * Simulates the landscape of the film and of the About image: heights in metres, row by row, on the
 * grid of the last stage. The result is the same every time.
 */
export function growTerrain(
  onStage?: (cells: number) => void,
  stages: readonly Stage[] = defaultStages,
): Float32Array {
  let heights: Float32Array | undefined
  let size = 0
  for (const { cells, steps, yearsPerStep } of stages) {
    heights = heights ? refine(heights, size, cells) : roughPlain(cells)
    size = cells
    erode(heights, size, steps, yearsPerStep)
    onStage?.(size)
  }
  return heights ?? new Float32Array()
}

function roughPlain(size: number): Float32Array {
  const random = seededRandom(seed)
  return Float32Array.from({ length: size * size }, () => random() * initialRoughness)
}

function refine(heights: Float32Array, size: number, newSize: number): Float32Array {
  const refined = enlarge(heights, size, newSize)
  const amplitude = (worldSizeMetres / newSize) * stageRoughness
  for (let row = 0; row < newSize; row++) {
    for (let column = 0; column < newSize; column++) {
      const cell = row * newSize + column
      const height = floatAt(refined, cell)
      const roughness = latticeRandom(column, row, stageRoughnessSeed) - 0.5
      refined[cell] = height + roughness * amplitude * Math.min(1, height / fullRoughnessHeight)
    }
  }
  return refined
}
