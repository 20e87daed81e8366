import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { payloadSchema, toPayload } from '@site/enquiry/payload.ts'
import { processorTime } from '../testing/processor-time.ts'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { isObjectOfStrings } from './read-post.ts'

describe('accepted as a possible payload', () => {
  test.each([
    ['the form’s own', JSON.stringify(toPayload({ ...sampleValues, source: 'social' }))],
    ['one on several lines', JSON.stringify(toPayload({ ...sampleValues }), null, 2)],
    ['one of quotes and backslashes', JSON.stringify({ message: '\\" [1] {"a": 1} \\\\' })],
    ['one that ends with backslashes', JSON.stringify({ message: '\\\\', job: '\\"' })],
    ['an empty object', '{}'],
  ])('%s', (_what, json) => {
    expect(isObjectOfStrings(json)).toBe(true)
  })
})

describe('refused', () => {
  test.each([
    ['a number', '1'],
    ['a list', '[]'],
    ['a list within', '{"message": ["a"]}'],
    ['a value that is not a text', '{"message": null}'],
    ['a text without an end', '{"message": "abc'],
    ['one field too many', JSON.stringify({ ...v.parse(payloadSchema, {}), another: '' })],
  ])('%s', (_what, json) => {
    expect(isObjectOfStrings(json)).toBe(false)
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
])('a megabyte of %s is checked quickly', (_what, part) => {
  const text = part.repeat((1024 * 1024) / part.length)
  const checks = [`{"message": "${text}`, text].map((json) => () => isObjectOfStrings(json))
  for (const check of checks) expect(processorTime(check)).toBeLessThan(50)
})
