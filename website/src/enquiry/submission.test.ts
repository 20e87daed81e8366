import { expect, test, vi } from 'vitest'
import { submissionOf, version4Uuid } from './submission.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the same payload keeps its key', () => {
  const first = submissionOf('{"a":1}', null)
  expect(submissionOf('{"a":1}', first)).toBe(first)
})

test('another payload gets another key', () => {
  const first = submissionOf('{"a":1}', null)
  const second = submissionOf('{"a":2}', first)
  expect(second.body).toBe('{"a":2}')
  expect(second.key).not.toBe(first.key)
})

test.each([true, false])('the key is a random UUID (secure context: %s)', (isSecureContext) => {
  vi.stubGlobal('isSecureContext', isSecureContext)
  const keys = Array.from({ length: 20 }, () => submissionOf('{}', null).key)
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(20)
})

test('random bytes are written as a version 4 UUID', () => {
  expect(version4Uuid(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  expect(version4Uuid(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
