import { floatAt, intAt } from '../typed-array.ts'
import { latticeRandom } from './random.ts'

/** Where water runs on a square grid. Index k is column + row × size. */
interface FlowNetwork {
  /** The cell that each cell drains into; its own index where it does not drain. */
  readonly receiver: Int32Array
  /** Metres from each cell to its receiver. */
  readonly distance: Float32Array
  /** All cells, every receiver before the cells that drain into it. */
  readonly downstreamFirst: Int32Array
  /** Square metres that drain through each cell. */
  readonly drainageArea: Float32Array
}

/** Slopes are compared with ±12 % of noise, so that rivers do not follow the grid's axes. */
const slopeNoiseBase = 0.88
const slopeNoiseRange = 0.24

/** The noise repeats after this many steps, which lets rivers settle. */
const slopeNoisePeriod = 7

const diagonal = 1.4142

/** The eight-neighbour flow network of a height map (metres). */
export function flowNetwork(
  heights: Float32Array,
  size: number,
  cellSize: number,
  step: number,
): FlowNetwork {
  const { receiver, distance } = steepestDescent(heights, size, cellSize, step)
  const downstreamFirst = drainageOrder(receiver)
  const drainageArea = new Float32Array(size * size).fill(cellSize * cellSize)
  for (let place = downstreamFirst.length - 1; place >= 0; place--) {
    const cell = intAt(downstreamFirst, place)
    const next = intAt(receiver, cell)
    if (next !== cell) {
      drainageArea[next] = floatAt(drainageArea, next) + floatAt(drainageArea, cell)
    }
  }
  return { receiver, distance, downstreamFirst, drainageArea }
}

function steepestDescent(
  heights: Float32Array,
  size: number,
  cellSize: number,
  step: number,
): Pick<FlowNetwork, 'receiver' | 'distance'> {
  const neighbours = [-1, 1, -size, size, -size - 1, -size + 1, size - 1, size + 1]
  const offsets = Int32Array.from(neighbours)
  const lengths = Float32Array.from(neighbours, (_, side) => (side < 4 ? 1 : diagonal) * cellSize)
  const receiver = Int32Array.from({ length: size * size }, (_, cell) => cell)
  const distance = new Float32Array(size * size).fill(1)
  const noiseSeed = step % slopeNoisePeriod

  for (let row = 1; row < size - 1; row++) {
    for (let column = 1; column < size - 1; column++) {
      const cell = row * size + column
      const height = floatAt(heights, cell)
      let steepest = 0
      for (let side = 0; side < 8; side++) {
        const neighbour = cell + intAt(offsets, side)
        const noise = slopeNoiseBase + slopeNoiseRange * latticeRandom(cell, side, noiseSeed)
        const slope = ((height - floatAt(heights, neighbour)) / floatAt(lengths, side)) * noise
        if (slope > steepest) {
          steepest = slope
          receiver[cell] = neighbour
          distance[cell] = floatAt(lengths, side)
        }
      }
    }
  }
  return { receiver, distance }
}

/** Breadth-first from the outlets upstream, as in Braun & Willett 2013, section 3. */
function drainageOrder(receiver: Int32Array): Int32Array {
  const count = receiver.length
  const firstDonor = new Int32Array(count + 1)
  for (let cell = 0; cell < count; cell++) {
    const next = intAt(receiver, cell)
    if (next !== cell) firstDonor[next + 1] = intAt(firstDonor, next + 1) + 1
  }
  for (let cell = 0; cell < count; cell++) {
    firstDonor[cell + 1] = intAt(firstDonor, cell + 1) + intAt(firstDonor, cell)
  }

  const donors = new Int32Array(count)
  const order = new Int32Array(count)
  const nextPlace = firstDonor.slice(0, count)
  let found = 0
  for (let cell = 0; cell < count; cell++) {
    const next = intAt(receiver, cell)
    if (next === cell) {
      order[found++] = cell
      continue
    }
    const place = intAt(nextPlace, next)
    donors[place] = cell
    nextPlace[next] = place + 1
  }
  for (let visited = 0; visited < found; visited++) {
    const cell = intAt(order, visited)
    const end = intAt(firstDonor, cell + 1)
    for (let place = intAt(firstDonor, cell); place < end; place++) {
      order[found++] = intAt(donors, place)
    }
  }
  return order
}
