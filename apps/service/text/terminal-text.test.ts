import { expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { terminalText } from './clean-text.ts'

/** C0 except line break and tab, DEL, C1, and everything that changes the reading direction. */
const unsafe = [
  ...range(0x00, 0x08),
  ...range(0x0b, 0x1f),
  ...range(0x7f, 0x9f),
  ...[0x61c, 0x200e, 0x200f, 0x2028, 0x2029],
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('every control character is escaped, and JSON reads it back', () => {
  for (const code of unsafe) {
    const character = String.fromCharCode(code)
    const shown = terminalText(JSON.stringify(`a\\${character}b`))
    expect(shown).toMatch(/^"a\\\\\\(u[0-9a-f]{4}|[bfr])b"$/)
    expect(JSON.parse(shown)).toBe(`a\\${character}b`)
    expect(terminalText(character)).toBe(`\\u${code.toString(16).padStart(4, '0')}`)
  }
})

test('ordinary text is unchanged', () => {
  const text = 'Zoë Müller 名前 😀 مرحبا\n\t– “x” 👩‍💻'
  expect(terminalText(text)).toBe(text)
})

test('an error in the log cannot control a terminal', () => {
  let written = ''
  const log = createLog('info', {
    write(line) {
      written += line
    },
  })
  const message = unsafe.map((code) => String.fromCharCode(code)).join('')
  log.error({ err: new Error(message) }, 'failed')
  expect(written).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]+\n$/u)
  expect(JSON.parse(written)).toMatchObject({ err: { message } })
})
