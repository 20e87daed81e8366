import { terrainCells, worldSizeMetres } from '../terrain/world.ts'
import { floatAt } from '../typed-array.ts'

/** Samples across and down; 4:3 like the picture. */
export const heightFieldSize = { width: 512, height: 384 } as const

const { width, height } = heightFieldSize

/** Part of the map around the hero massif, in metres. */
const centre = { x: 13_600, z: 11_200 }
const extent = { x: 8400, z: 6300 }

/** Standard deviation of the blur, in samples: removes gullies too fine to cut from card. */
const blurDeviation = 7

interface HeightField {
  /** Smoothed heights, 0 lowest and 1 highest, row by row along +z. */
  readonly heights: Float32Array
  /** The highest point; the picture is 1 high and 4/3 wide. */
  readonly summit: readonly [x: number, y: number]
}

/** The hero massif of the film, smoothed until it could be cut from card. */
export function massifHeightField(terrain: Float32Array): HeightField {
  const rowsBlurred = blur(crop(terrain), { step: 1, along: width, lineStep: width, lines: height })
  const smooth = blur(rowsBlurred, { step: width, along: height, lineStep: 1, lines: width })
  const lowest = smooth.reduce((a, b) => Math.min(a, b))
  const highest = smooth.reduce((a, b) => Math.max(a, b))
  const summit = smooth.indexOf(highest)
  return {
    heights: smooth.map((sample) => (sample - lowest) / (highest - lowest)),
    summit: [((summit % width) + 0.5) / height, (Math.floor(summit / width) + 0.5) / height],
  }
}

function crop(terrain: Float32Array): Float32Array {
  const field = new Float32Array(width * height)
  const cellAt = (metres: number) =>
    Math.min(terrainCells - 1, Math.floor((metres / worldSizeMetres) * terrainCells))
  for (let row = 0; row < height; row++) {
    const z = cellAt(centre.z + (row / height - 0.5) * extent.z)
    for (let column = 0; column < width; column++) {
      const x = cellAt(centre.x + (column / width - 0.5) * extent.x)
      field[row * width + column] = floatAt(terrain, z * terrainCells + x)
    }
  }
  return field
}

/** How to walk through a field line by line: along rows, or along columns. */
interface Walk {
  readonly step: number
  readonly along: number
  readonly lineStep: number
  readonly lines: number
}

/** Gaussian blur along lines; the ends repeat. */
function blur(field: Float32Array, { step, along, lineStep, lines }: Walk): Float32Array {
  const radius = 3 * blurDeviation
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * blurDeviation ** 2)),
  )
  const total = kernel.reduce((sum, weight) => sum + weight)
  const blurred = new Float32Array(field.length)
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < along; place++) {
      let sum = 0
      for (const [index, weight] of kernel.entries()) {
        const neighbour = Math.min(along - 1, Math.max(0, place + index - radius))
        sum += weight * floatAt(field, line * lineStep + neighbour * step)
      }
      blurred[line * lineStep + place * step] = sum / total
    }
  }
  return blurred
}
