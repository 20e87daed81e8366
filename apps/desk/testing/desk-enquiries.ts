import { sampleEnquiry, sampleValues } from '@site/service/testing/sample-enquiry.ts'

export const now = Date.now()

/** An enquiry from a visitor with this last name. */
export const enquiryFrom = (lastName: string, more: Parameters<typeof sampleEnquiry>[0] = {}) =>
  sampleEnquiry({ values: { ...sampleValues, lastName }, ...more })

/** Marks an enquiry as spam that is held. */
export const held = {
  mark: 'honeypot',
  quarantine: { limit: 0, since: 0, digestAt: now },
} as const
