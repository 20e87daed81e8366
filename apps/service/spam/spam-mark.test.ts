import { expect, test } from 'vitest'
import { spamMark } from './spam-rules.ts'

test('the strongest signal is reported', () => {
  expect(spamMark({ honeypot: true, seconds: 1 }, true)).toBe('honeypot')
  expect(spamMark({ honeypot: false, seconds: 1 }, true)).toBe('too-fast')
  expect(spamMark({ honeypot: false, seconds: 60 }, true)).toBe('too-many')
})
