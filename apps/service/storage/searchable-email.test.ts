import { describe, expect, test } from 'vitest'
import { searchableEmail } from './searchable-text.ts'

describe('addresses that are the same', () => {
  test.each([
    ['Zoë@Example.CH', ' zoe\u0308@example.ch '],
    ['x@münchen.de', 'x@xn--mnchen-3ya.de'],
    ['X@MÜNCHEN.DE', 'x@Xn--Mnchen-3ya.de'],
    ['x@mu\u0308nchen.de', 'x@münchen.de'],
    ['x@münchen。de', 'x@münchen.de'],
    ['x@post.straße.example', 'x@post.xn--strae-oqa.example'],
  ])('%s and %s', (one, other) => {
    expect(searchableEmail(one)).toBe(searchableEmail(other))
  })
})

describe('addresses that are not the same', () => {
  test.each([
    ['x@example.ch', 'x@example.com'],
    ['x@münchen.de/other', 'x@münchen.de'],
    ['x@münchen.de:25', 'x@münchen.de'],
    ['a%62@exämple.ch', 'ab@exämple.ch'],
    ['x@127.0.0.1', 'x@0x7f.1'],
  ])('%s and %s', (one, other) => {
    expect(searchableEmail(one)).not.toBe(searchableEmail(other))
  })
})

test('converting twice gives the same result', () => {
  const forms = ['x@münchen.de', 'İ@İ.example', 'no address', 'x@xn--', 'x@xn--a-ö', '@', 'x@ﬀ.ch']
  for (const form of forms.map(searchableEmail)) expect(searchableEmail(form)).toBe(form)
})

test.each([
  ['of umlauts in its domain', `x@${'ü'.repeat(500_000)}`],
  ['of accents in the wrong order', `x${'\u0345'.repeat(60_000)}${'\u0334'.repeat(60_000)}@x.ch`],
])('a long text %s is converted quickly', (_, text) => {
  const start = performance.now()
  searchableEmail(text)
  expect(performance.now() - start).toBeLessThan(1_000)
})
