import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('the reference is the start of the key in upper case', () => {
  expect(referenceOf('3f2a91c0-7b1d-4e55-9a34-0c8f5d2e6b71')).toBe('3F2A91C0')
})

test('the case of a key does not change its reference', () => {
  const key = 'abcdef01-7b1d-4e55-9a34-0c8f5d2e6b71'
  expect(referenceOf(key.toUpperCase())).toBe(referenceOf(key))
})
