import { sampleValues } from '../../enquiry-service/testing/sample-enquiry.ts'

export const fillerValues = JSON.stringify(sampleValues)

/** The time over which the stored enquiries have come in, in milliseconds. */
export const year = 365 * 24 * 60 * 60_000
