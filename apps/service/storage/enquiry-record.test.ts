import { expect, test } from 'vitest'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { toStoredEnquiry } from './enquiry-record.ts'

const valuesFrom = (payload: string) =>
  toStoredEnquiry({
    id: '3f2a91c0-1234-4abc-8def-0123456789ab',
    receivedAt: 1_000,
    locale: 'de',
    mark: null,
    payload,
  }).values

test('the stored values can be read back', () => {
  expect(valuesFrom(JSON.stringify(sampleValues))).toEqual(sampleValues)
})

test('a field that was added later is empty in an older row', () => {
  expect(valuesFrom(JSON.stringify({ ...sampleValues, companyName: undefined }))).toEqual({
    ...sampleValues,
    companyName: '',
  })
})

test('what cannot be parsed is the message, so that the owner still gets it', () => {
  expect(valuesFrom('{"firstName":"Anna","message":"Grüe').message).toBe(
    '{"firstName":"Anna","message":"Grüe',
  )
})
