import { cubicWeights } from '../interpolation.ts'
import { floatAt } from '../typed-array.ts'

/** Enlarges a square map with Catmull–Rom (bicubic) interpolation; edges repeat. */
export function enlarge(heights: Float32Array, size: number, newSize: number): Float32Array {
  const enlarged = new Float32Array(newSize * newSize)
  const ratio = size / newSize
  const inside = (index: number) => Math.min(size - 1, Math.max(0, index))
  for (let row = 0; row < newSize; row++) {
    const y = (row + 0.5) * ratio - 0.5
    const firstRow = Math.floor(y) - 1
    const rowWeights = cubicWeights(y - firstRow - 1)
    for (let column = 0; column < newSize; column++) {
      const x = (column + 0.5) * ratio - 0.5
      const firstColumn = Math.floor(x) - 1
      const columnWeights = cubicWeights(x - firstColumn - 1)
      let height = 0
      for (const [down, rowWeight] of rowWeights.entries()) {
        const rowStart = inside(firstRow + down) * size
        let sum = 0
        for (const [across, weight] of columnWeights.entries()) {
          sum += weight * floatAt(heights, rowStart + inside(firstColumn + across))
        }
        height += rowWeight * sum
      }
      enlarged[row * newSize + column] = height
    }
  }
  return enlarged
}
