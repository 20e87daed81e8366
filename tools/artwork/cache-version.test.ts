import { describe, expect, it } from 'vitest'
import { cacheVersion } from './cache-version.ts'

describe('cacheVersion', () => {
  it('ignores comments and spacing', () => {
    expect(cacheVersion('float a; // metres\n/* b */ float b;')).toBe(
      cacheVersion('float a;\n  float b;'),
    )
  })

  it('changes with the content', () => {
    expect(cacheVersion('float a;')).not.toBe(cacheVersion('float b;'))
    expect(cacheVersion(Uint8Array.of(1))).not.toBe(cacheVersion(Uint8Array.of(2)))
    expect(cacheVersion('a', 'b')).not.toBe(cacheVersion('ab'))
  })
})
