import { describe, expect, it } from 'vitest'
import { formatDuration } from './progress.ts'

describe('formatDuration', () => {
  it('writes minutes and seconds', () => {
    expect(formatDuration(245)).toBe('4:05')
    expect(formatDuration(9.6)).toBe('0:10')
  })
})
