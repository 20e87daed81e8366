import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('fingerprint', () => {
  it('does not care about comments and spacing', () => {
    expect(fingerprint('float a; // metres\n/* b */ float b;')).toBe(
      fingerprint('float a;\n  float b;'),
    )
  })

  it('changes with the content', () => {
    expect(fingerprint('float a;')).not.toBe(fingerprint('float b;'))
    expect(fingerprint(Uint8Array.of(1))).not.toBe(fingerprint(Uint8Array.of(2)))
    expect(fingerprint('a', 'b')).not.toBe(fingerprint('ab'))
  })
})
