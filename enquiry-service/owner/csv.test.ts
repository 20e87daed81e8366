import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test.each([
  ['Müller & Söhne', 'Müller & Söhne'],
  ['a, b', '"a, b"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['1 + 1 = 2; a-b', '1 + 1 = 2; a-b'],
])('%j stays what it is', (cell, written) => {
  expect(csvRow(['first', cell])).toBe(`first,${written}`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+41 79 123 45 67', "'+41 79 123 45 67"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "\t'=1+1"],
])('%j is no formula', (cell, written) => {
  expect(csvRow([cell])).toBe(written)
})

test.each([
  ['a company;=1+1;', "a company;'=1+1;"],
  ['a company; =1+1', "a company; '=1+1"],
  ['a message\n=1+1;', `"a message\n'=1+1;"`],
  ['a message\r\n\r\n@x', `"a message\r\n\r\n'@x"`],
])('%j is no formula where cells end at a semicolon', (cell, written) => {
  expect(csvRow([cell])).toBe(written)
})
