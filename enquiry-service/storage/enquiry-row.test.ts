import { expect, test } from 'vitest'
import { toPayload } from '../../enquiry-contract/payload.ts'
import { sampleValues } from '../testing/sample-enquiry.ts'
import { toStoredEnquiry } from './enquiry-row.ts'

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

test('a row of an earlier version, which stored the post, gives the same values', () => {
  expect(valuesFrom(toPayload(sampleValues))).toEqual(sampleValues)
  const specified = { ...sampleValues, source: 'others', otherSource: 'a talk' } as const
  expect(valuesFrom(toPayload(specified))).toEqual(specified)
})

test('a row of an earlier version keeps a source that the form does not know', () => {
  const posted = { ...toPayload(sampleValues), hear_about: 'Radio- local' }
  expect(valuesFrom(posted)).toEqual({ ...sampleValues, source: 'Radio- local' })
})

test('a row of an earlier version may lack a field', () => {
  expect(valuesFrom({ ...toPayload(sampleValues), job: undefined })).toEqual({
    ...sampleValues,
    companyName: '',
  })
})
