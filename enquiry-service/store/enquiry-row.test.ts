import { expect, test } from 'vitest'
import { samplePayload } from '../testing/sample-enquiry.ts'
import { toStoredEnquiry } from './enquiry-row.ts'

const rowOf = (payload: unknown) =>
  toStoredEnquiry({
    id: '3f2a91c0-1234-4abc-8def-0123456789ab',
    received_at: 1_000,
    locale: 'de',
    mark: null,
    payload: JSON.stringify(payload),
  })

test('a row gives back the payload that was stored', () => {
  expect(rowOf(samplePayload).payload).toEqual(samplePayload)
})

test('a field that the form got after the row was stored is empty in it', () => {
  const older = { ...samplePayload, job: undefined }
  expect(rowOf(older).payload).toEqual({ ...samplePayload, job: '' })
})
