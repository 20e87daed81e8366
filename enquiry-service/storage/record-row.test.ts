import { expect, test } from 'vitest'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { toStoredEnquiry } from './record-row.ts'

const valuesFrom = (payload: unknown) =>
  toStoredEnquiry({
    id: '3f2a91c0-1234-4abc-8def-0123456789ab',
    received_at: 1_000,
    locale: 'de',
    mark: null,
    payload: JSON.stringify(payload),
  }).values

test('the stored values can be read back', () => {
  expect(valuesFrom(sampleValues)).toEqual(sampleValues)
})

test('a field that was added later is empty in an older row', () => {
  expect(valuesFrom({ ...sampleValues, companyName: undefined })).toEqual({
    ...sampleValues,
    companyName: '',
  })
})
