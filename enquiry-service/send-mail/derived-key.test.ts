import { expect, test } from 'vitest'
import { derivedKey, repetitionWindowMs } from './derived-key.ts'

const windowStart = 1_000 * repetitionWindowMs
const keyOf = (body: string, client: string, now = windowStart) =>
  derivedKey(body, client, now, 'a secret')
const keyAt = (offset: number) => keyOf('{"a":1}', '192.0.2.1', windowStart + offset)

test('a key has the shape of a UUID of version 8', () => {
  for (let offset = 0; offset < 50; offset++) {
    expect(keyOf(`${offset}`, '192.0.2.1').id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  }
})

test('the same post has the same key within a window, and another one after it', () => {
  expect(keyAt(repetitionWindowMs - 1).id).toBe(keyAt(0).id)
  expect(keyAt(repetitionWindowMs).id).not.toBe(keyAt(0).id)
})

test('the key of the previous window counts for the last 15 minutes', () => {
  const later = keyAt(repetitionWindowMs + 5)
  expect(later.sameAs).toEqual({ ids: [keyAt(0).id], since: windowStart + 5 })
})

test('another body or another client has another key', () => {
  expect(keyOf('{"a":2}', '192.0.2.1').id).not.toBe(keyAt(0).id)
  expect(keyOf('{"a":1}', '192.0.2.2').id).not.toBe(keyAt(0).id)
})

test('another installation has another key, so that no address can be found by trying', () => {
  expect(derivedKey('{"a":1}', '192.0.2.1', windowStart, 'another').id).not.toBe(keyAt(0).id)
})
