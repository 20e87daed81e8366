import { describe, expect, test } from 'vitest'
import { csvRow } from './csv.ts'
import { pseudoRandom } from '../testing/pseudo-random.ts'

test.each([
  ['Müller & Söhne', 'Müller & Söhne'],
  ['a; b', '"a; b"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\nlines"'],
  ['1 + 1 = 2; a-b', '"1 + 1 = 2; a-b"'],
  ['someone@example.ch, other@example.ch', 'someone@example.ch, other@example.ch'],
])('%j is written as %j', (cell, written) => {
  expect(csvRow(['first', cell])).toBe(`first;${written}`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+41 79 123 45 67', "'+41 79 123 45 67"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1+1', "\t'=1+1"],
  ['0799998877', "'0799998877"],
  ['40E46821', "'40E46821"],
])('%j is neither a formula nor a number', (cell, written) => {
  expect(csvRow([cell])).toBe(written)
})

test.each([
  ...['12/24', '1-2', '24.12', '1.2.2024', '1/2', '3:30', '8:30 PM', '8 am', '1.5E3', '1E-5'],
  ...["1'000", '50%', '079 123 45 67', '(044) 123 45 60', '7562.1234', ' 12/24 ', '(5)', '1,-2'],
  ...['0123', '1234567890123'],
])('%j becomes no date and no other number', (cell) => {
  expect(csvRow([cell]).replace(",'-", ',-')).toBe(`'${cell}`)
})

test.each([...['42', '0', '8001', 'R3', 'May', 'Marc 7a', 'B2B 2024', '2026-11-20 23:05']])(
  '%j is written as it is',
  (cell) => {
    expect(csvRow([cell])).toBe(cell)
  },
)

test('a text that is too long for a cell of Excel is shortened with a note', () => {
  const longest = 'ä'.repeat(32_767)
  expect(csvRow([longest])).toBe(longest)
  for (const text of [
    `${longest}b`,
    `${'x'.repeat(32_713)}${'🦫'.repeat(100)}`,
    '\n'.repeat(40_000),
  ]) {
    const cell = csvRow([text]).replaceAll(/^"|"$/g, '')
    expect(cell.length).toBeLessThanOrEqual(32_767)
    expect(cell.length).toBeGreaterThan(32_700)
    expect(cell).toMatch(/ … \(shortened; the export as JSON has the whole text\)$/)
    expect(cell.isWellFormed()).toBe(true)
  }
})

test.each([
  ['a company;=1+1;', `"a company;'=1+1;"`],
  ['a company, =1+1', "a company, '=1+1"],
  ['a;"=cmd"', '"a;""\'=cmd"""'],
  ['a|=1+1', "a|'=1+1"],
  ['a message\n=1+1;', `"a message\n'=1+1;"`],
  ['a message\r\n\r\n@x', `"a message\n\n'@x"`],
])('%j contains no formula, whatever the separator', (cell, written) => {
  expect(csvRow([cell])).toBe(written)
})

test('terminal control characters are escaped', () => {
  expect(csvRow(['a\u001B[2Jb\u009B\u202Ec'])).toBe('a\\u001b[2Jb\\u009b\\u202ec')
})

test('a hundred thousand separators are fast to write', () => {
  const start = performance.now()
  csvRow(['\n'.repeat(100_000), ';"\t'.repeat(33_000), `=${' '.repeat(100_000)}`])
  expect(performance.now() - start).toBeLessThan(1_000)
})

describe('no cell begins with a formula, whatever separator a spreadsheet uses', () => {
  const parts = [
    ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '\uFE66', '=cmd|’/C calc’!A0'],
    ...[',', ';', '\t', '|', '\n', '\r', '\r\n', '\u0085', '\u2028', '\v', '\f'],
    ...['"', '""', "'", ' ', '\u00A0', '\uFEFF', '\u200B', '\u0000', '\u001B', '\u202E', '\\'],
    ...['text', '+41 81 000 00 00', 'a@b.ch'],
  ]
  const random = pseudoRandom(7)
  const hostile = () =>
    Array.from({ length: random(8) }, () => parts[random(parts.length)]).join('')
  const rows = Array.from({ length: 3_000 }, () => ['3F2A91C0', hostile(), hostile(), hostile()])
  const table = rows.map((cells) => `${csvRow(cells)}\r\n`).join('')
  const skipped = /^[\s\p{C}"]*/u

  test.each([',', ';', '\t', '|'])('%j', (separator) => {
    for (const cells of [inQuotes(table, separator), withoutQuotes(table, separator)]) {
      expect(cells.length).toBeGreaterThan(rows.length)
      const formulas = cells.filter((cell) =>
        /^[=+\-@＝＋－＠\uFE66]/.test(cell.replace(skipped, '')),
      )
      expect(formulas).toEqual([])
    }
  })

  /**
   * Parses as spreadsheets do: quotes count at the beginning of a cell, and text may follow them.
   */
  function inQuotes(text: string, separator: string): string[] {
    const cells: string[] = []
    let cell = ''
    let quoted = false
    let begins = true
    for (let index = 0; index < text.length; index++) {
      const character = text[index] ?? ''
      if (quoted) {
        if (character !== '"') cell += character
        else if (text[index + 1] === '"') cell += text[++index] ?? ''
        else quoted = false
      } else if (character === '"' && begins) {
        quoted = true
        begins = false
      } else if (character === separator || character === '\r' || character === '\n') {
        cells.push(cell)
        cell = ''
        begins = true
      } else {
        cell += character
        begins = false
      }
    }
    return [...cells, cell]
  }

  /** Parses as programs do that ignore quotes. */
  const withoutQuotes = (text: string, separator: string) =>
    text.split(/[\r\n]/).flatMap((line) => line.split(separator))
})
