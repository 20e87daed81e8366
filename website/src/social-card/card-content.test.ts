import { expect, test } from 'vitest'
import { firstSentences } from './card-content.ts'

test('a card repeats as many sentences of a lead as fit', () => {
  expect(firstSentences('We measure. You decide.')).toBe('We measure. You decide.')
  expect(firstSentences(`We measure. ${'Then we go on. '.repeat(20)}`)).toMatch(
    /^We measure\. Then we go on\.( Then we go on\.)*$/,
  )
  expect(firstSentences('and so on '.repeat(40))).toBeUndefined()
})
