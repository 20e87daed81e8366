import { describe, expect, test } from 'vitest'
import { toPayload } from '../../enquiry-contract/payload.ts'
import { processorTime } from '../testing/processor-time.ts'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { isObjectOfTexts } from './is-object-of-texts.ts'

describe('may be a payload', () => {
  test.each([
    ['the one of the form', JSON.stringify(toPayload({ ...sampleValues, source: 'social' }))],
    ['one over several lines', JSON.stringify(toPayload({ ...sampleValues }), null, 2)],
    ['one of quotes and backslashes', JSON.stringify({ message: '\\" [1] {"a": 1} \\\\' })],
    ['one that ends with backslashes', JSON.stringify({ message: '\\\\', job: '\\"' })],
    ['an empty object', '{}'],
  ])('%s', (_what, json) => {
    expect(isObjectOfTexts(json)).toBe(true)
  })
})

describe('is none', () => {
  test.each([
    ['a number', '1'],
    ['a list', '[]'],
    ['a list within', '{"message": ["a"]}'],
    ['a value that is no text', '{"message": null}'],
    ['a text without an end', '{"message": "abc'],
    ['one of too many fields', JSON.stringify(Object.fromEntries('abcdefgh'.split('').entries()))],
  ])('%s', (_what, json) => {
    expect(isObjectOfTexts(json)).toBe(false)
  })
})

test.each([
  ['opening brackets', '['],
  ['opening braces', '{'],
  ['empty objects', '{},'],
  ['nested objects', '{"a":'],
  ['fields', '"a":"b",'],
  ['escaped quotes', '\\"'],
  ['backslashes', '\\'],
  ['white space', ' '],
])('a megabyte of %s takes no time to look through', (_what, part) => {
  const text = part.repeat((1024 * 1024) / part.length)
  const looks = [`{"message": "${text}`, text].map((json) => () => isObjectOfTexts(json))
  for (const look of looks) expect(processorTime(look)).toBeLessThan(50)
})
