import { describe, expect, it } from 'vitest'
import { compositions } from './compositions.ts'
import { firstLight } from './hours.ts'
import { viewAxes } from './view-axes.ts'

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? NaN), 0)

describe.each(compositions)('viewAxes of the $name', (composition) => {
  const { viewRight, viewUp, viewForward } = viewAxes(composition)

  it('are at right angles', () => {
    expect(dot(viewRight, viewUp)).toBeCloseTo(0)
    expect(dot(viewUp, viewForward)).toBeCloseTo(0)
    expect(dot(viewForward, viewRight)).toBeCloseTo(0)
  })

  it('span the field of view', () => {
    const halfAngle = Math.atan(1 / Math.hypot(...viewForward))
    expect(2 * halfAngle).toBeCloseTo(composition.fieldOfView)
    expect(Math.hypot(...viewUp)).toBeCloseTo(composition.height / composition.width)
  })
})

describe('the sun', () => {
  it('has one direction, on the map and in space', () => {
    const [x = NaN, y = NaN, z = NaN] = firstLight.sunDirection
    expect(Math.hypot(x, y, z)).toBeCloseTo(1)
    expect(Math.atan2(x, z)).toBeCloseTo(Math.atan2(...firstLight.towardsSun))
  })
})
