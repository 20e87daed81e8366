import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the keys of enquiries are random version 4 UUIDs', () => {
  const keys = Array.from({ length: 200 }, randomUuid)
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(200)
})
