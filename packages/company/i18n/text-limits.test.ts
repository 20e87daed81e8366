import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { limitOf, textLimits } from './text-limits.ts'

test('every limit applies to at least one text', () => {
  const limits = Object.keys(messages.en).map(limitOf)
  expect(textLimits.filter((limit) => !limits.includes(limit))).toEqual([])
})
