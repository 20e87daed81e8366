import { sampleValues } from '../../enquiry-service/testing/sample-enquiry.ts'
import { day } from '../../enquiry-service/process/time.ts'

export const fillerValues = JSON.stringify(sampleValues)

/** The period in which the stored enquiries arrived, in milliseconds. */
export const year = 365 * day
