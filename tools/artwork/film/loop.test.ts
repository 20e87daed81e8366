import { describe, expect, it } from 'vitest'
import { loopWeights } from './loop-weights.ts'
import { frameCount, framesEvery, keyFrameInterval, sketchInterval } from './timing.ts'

describe('the loop', () => {
  it('has whole intervals, so that it ends where it begins', () => {
    expect(frameCount % keyFrameInterval).toBe(0)
    expect(framesEvery(keyFrameInterval).at(-1)).toBe(frameCount - keyFrameInterval)
  })

  it('has a sketch of every key frame, so that they can be compared', () => {
    expect(framesEvery(sketchInterval)).toEqual(
      expect.arrayContaining([...framesEvery(keyFrameInterval)]),
    )
  })

  it('shows only the outgoing noise at the start and only the incoming one at the end', () => {
    expect(loopWeights(0)).toEqual([1, 0])
    expect(loopWeights(1)).toEqual([0, 1])
  })

  it('keeps the contrast throughout', () => {
    for (let time = 0; time <= 1; time += 1 / 64) {
      const [leaving, arriving] = loopWeights(time)
      expect(leaving ** 2 + arriving ** 2).toBeCloseTo(1, 10)
    }
  })

  it('is flat at both ends, so that the seam does not jerk', () => {
    const step = 1e-4
    expect((loopWeights(step)[1] - loopWeights(0)[1]) / step).toBeLessThan(1e-3)
    expect((loopWeights(1)[0] - loopWeights(1 - step)[0]) / step).toBeGreaterThan(-1e-3)
  })
})
