import { describe, expect, it } from 'vitest'
import { flowNetwork } from './flow.ts'

describe('flowNetwork', () => {
  const size = 6
  const cellSize = 10
  // A tilted plane: everything runs towards column 0.
  const tilted = Float32Array.from({ length: size * size }, (_, cell) => (cell % size) * 100)
  const flow = flowNetwork(tilted, size, cellSize, 0)

  it('sends every inner cell downhill', () => {
    for (let row = 1; row < size - 1; row++) {
      for (let column = 1; column < size - 1; column++) {
        const receiver = flow.receiver[row * size + column] ?? -1
        expect(receiver % size).toBe(column - 1)
      }
    }
  })

  it('visits every receiver before the cells that drain into it', () => {
    const place = new Map([...flow.downstreamFirst].map((cell, index) => [cell, index]))
    expect(place.size).toBe(size * size)
    for (const [cell, receiver] of flow.receiver.entries()) {
      if (receiver === cell) continue
      expect(place.get(receiver)).toBeLessThan(place.get(cell) ?? -1)
    }
  })

  it('loses no water', () => {
    let drained = 0
    for (const [cell, receiver] of flow.receiver.entries()) {
      if (receiver === cell) drained += flow.drainageArea[cell] ?? 0
    }
    expect(drained).toBe(size * size * cellSize * cellSize)
  })
})
