import { sampleValues } from '../../enquiry-service/testing/sample-enquiry.ts'

export const fillerValues = JSON.stringify(sampleValues)

/** The period in which the stored enquiries arrived, in milliseconds. */
export const year = 365 * 24 * 60 * 60_000
