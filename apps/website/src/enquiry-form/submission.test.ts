import { expect, test } from 'vitest'
import { nextSubmission } from './submission.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the same payload keeps its key', () => {
  const first = nextSubmission('{"a":1}', null)
  expect(nextSubmission('{"a":1}', first)).toBe(first)
})

test('a changed payload gets a new key', () => {
  const first = nextSubmission('{"a":1}', null)
  const second = nextSubmission('{"a":2}', first)
  expect(second.body).toBe('{"a":2}')
  expect(second.key).not.toBe(first.key)
})

test('the key is a random version 4 UUID', () => {
  const keys = Array.from({ length: 200 }, () => nextSubmission('{}', null).key)
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(200)
})
