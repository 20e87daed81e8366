import { describe, expect, test } from 'vitest'
import { multiLine, shortened, singleLine } from './clean-text.ts'

describe('singleLine', () => {
  test('line breaks and other control characters become one space', () => {
    expect(singleLine(' Eve\r\nBcc: victim@example.ch\u0000\u0085 ')).toBe(
      'Eve Bcc: victim@example.ch',
    )
  })

  test('marks that reverse the reading direction are removed', () => {
    expect(singleLine('a\u202Eb\u2066c\u061Cd\u200Fe')).toBe('a b c d e')
  })
})

describe('multiLine', () => {
  test('every kind of line break is kept as one', () => {
    expect(multiLine('one\r\ntwo\rthree\nfour\u2028five')).toBe('one\ntwo\nthree\nfour\nfive')
  })

  test('other control characters are removed', () => {
    expect(multiLine('a\u0000\u001Bb\tc\n')).toBe('ab c')
  })
})

describe('shortened', () => {
  test('a text that fits is unchanged', () => {
    expect(shortened('12345', 5)).toBe('12345')
  })

  test('a longer text ends with an ellipsis and never with half a character', () => {
    expect(shortened('123456', 5)).toBe('1234…')
    expect(shortened('123😀56', 5)).toBe('123…')
  })
})
